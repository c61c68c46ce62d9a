import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-ui/api';
import { defineTexts, useTexts } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { Button } from 'shared-ui/ui';
import { FieldGrid, Form, defineFields, useFieldForm } from './index.ts';

const texts = defineTexts({
  en: { code: 'Code', name: 'Name', town: 'Town', note: 'Note', need: 'Required' },
  es: { code: 'Código', name: 'Nombre', town: 'Lugar', note: 'Nota', need: 'Falta' },
});
type Values = { code: string; name: string; town: string; note: string };
const fields = defineFields<Values, null, keyof typeof texts.en>({
  code: { label: 'code', control: 'text', required: 'need' },
  name: { label: 'name', control: 'text' },
  town: { label: 'town', control: 'text', visible: ({ code }) => code === 'town' },
  note: { label: 'note', control: 'text', disabled: ({ code }) => code !== '' },
});
const EMPTY: Values = { code: '', name: '', town: '', note: '' };

/** As long as a late jump of the focus would take. */
const drawn = () =>
  waitFor(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** A form whose server answers when the test says so. */
async function open({ small = false } = {}) {
  const asked: ((answer: Promise<void>) => void)[] = [];
  function Drawn() {
    const form = useFieldForm({
      fields,
      t: useTexts(texts),
      initial: EMPTY,
      lookups: null,
      errorsByField: ({ title, ...errors }) => ({ ...errors, ...(title && { name: title }) }),
      onSubmit: () => new Promise<void>((resolve) => asked.push(resolve)),
    });
    return (
      <Form form={form} small={small}>
        <FieldGrid form={form} names={['code', 'name', 'town', 'note']} />
        <Button type="submit">{'Save'}</Button>
      </Form>
    );
  }
  const { user } = await renderScreen(<Drawn />);
  const refuse = (errors: Record<string, string[]>) => {
    asked.at(-1)!(Promise.reject(new ApiError(422, 'Refused', { errors })));
    return drawn();
  };
  return { user, refuse };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const summary = () => screen.findByRole('region', { name: 'Invalid fields found' });
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('fields that the server refuses are listed, the list has the focus, and each line leads to its field', async () => {
  const { user, refuse } = await open();
  await user.type(field('Code'), 'a');
  await user.click(save());
  await refuse({ 'code.0': ['Not this one.'], title: ['Taken.'] });
  const list = await summary();
  expect(list).toHaveFocus();
  expect(lines(list)).toEqual(['Code: Not this one.', 'Name: Taken.']);
  await expectNoAxeViolations();
  await user.click(within(list).getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('Taken.');
  await user.keyboard('b');
  expect(lines(list)).toEqual(['Code: Not this one.']);
  await user.type(field('Code'), 'c');
  expect(list).not.toBeInTheDocument();
  // refused once more, the list has the focus once more
  await user.click(save());
  await refuse({ name: ['Too long.'] });
  expect(await summary()).toHaveFocus();
});

test('a refusal of fields that nothing can lead to is no list', async () => {
  const { user, refuse } = await open();
  await user.type(field('Code'), 'a');
  await user.click(save());
  await refuse({ town: ['Unknown.'], note: ['Fixed.'], other: ['Wrong.'] });
  expect(screen.queryByRole('region', { name: 'Invalid fields found' })).toBeNull();
});

describe.each([
  ['a form that lists', false, { code: ['Wrong.'], name: ['Taken.'] }],
  ['a small form', true, { code: ['Wrong.'] }],
])('%s, refused after the person has gone on', (_, small, errors) => {
  test('leaves them in the field where they are, with what they type', async () => {
    const { user, refuse } = await open({ small });
    await user.type(field('Code'), 'a{Enter}');
    await user.tab();
    await user.keyboard('Sho');
    await refuse(errors);
    await user.keyboard('al');
    await user.keyboard(' Creek');
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveValue('Shoal Creek');
    expect(field('Code')).toHaveAccessibleDescription('Wrong.');
  });

  test('leaves them where they sent it from, if they type on there', async () => {
    const { user, refuse } = await open({ small });
    await user.type(field('Code'), 'a');
    await user.type(field('Name'), 'Sho{Enter}');
    await user.keyboard('al');
    await refuse(errors);
    await user.keyboard(' Creek');
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveValue('Shoal Creek');
  });

  test('leads those who have waited to what is wrong', async () => {
    const { user, refuse } = await open({ small });
    await user.type(field('Code'), 'a');
    await user.type(field('Name'), 'Shoal{Enter}');
    await refuse(errors);
    if (small) await waitFor(() => expect(field('Code')).toHaveFocus());
    else expect(await summary()).toHaveFocus();
  });
});

test('what is missing is not jumped to when the person has gone to another field meanwhile', async () => {
  const { user } = await open({ small: true });
  const late: FrameRequestCallback[] = [];
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => late.push(run));
  await user.type(field('Note'), 'x{Enter}');
  await waitFor(() => expect(field('Code')).toBeInvalid());
  // on a busy machine the next picture may be drawn after that
  await user.tab({ shift: true });
  await user.keyboard('Shoal Creek');
  frames.mockRestore();
  expect(late).not.toHaveLength(0);
  for (const run of late) run(0);
  await drawn();
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveValue('Shoal Creek');
});
