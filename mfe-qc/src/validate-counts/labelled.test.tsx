import { render, screen } from '@testing-library/react';
import { Labelled } from './labelled.tsx';

const draw = (props: { hint?: string; fault?: string }) =>
  render(
    <Labelled label="Note" {...props}>
      {(control) => <input {...control} />}
    </Labelled>,
  );
const field = () => screen.getByRole('textbox', { name: 'Note' });

test.each([
  ['nothing', {}, '', false],
  ['a hint', { hint: 'Short' }, 'Short', false],
  ['a fault', { fault: 'Too long' }, 'Too long', true],
  ['a fault in the place of its hint', { hint: 'Short', fault: 'Too long' }, 'Too long', true],
])('a control with %s is named, described and marked', (_, props, words, wrong) => {
  draw(props);
  expect(field()).toHaveAccessibleDescription(words);
  expect(field().getAttribute('aria-invalid')).toBe(wrong ? 'true' : null);
  // a fault that comes up is read out, a hint is not
  expect(screen.queryByRole('alert')?.textContent).toBe(wrong ? words : undefined);
});

test('two controls of one name do not share what is said of them', () => {
  draw({ hint: 'One' });
  draw({ hint: 'Other' });
  const [one, other] = screen.getAllByRole('textbox', { name: 'Note' });
  expect(one).toHaveAccessibleDescription('One');
  expect(other).toHaveAccessibleDescription('Other');
});
