import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useLanguage } from 'shared-ui/i18n';
import { useReloadOn, useReloadOnLanguage } from './index.ts';

function Asking() {
  const [asked, setAsked] = useState(0);
  const [revision, setRevision] = useState(1);
  const [, setLanguage] = useLanguage();
  const again = () => setAsked((times) => times + 1);
  useReloadOn(revision, again);
  useReloadOnLanguage(again);
  return (
    <>
      <output>asked again: {asked}</output>
      <button type="button" onClick={() => setRevision(2)}>
        Second revision
      </button>
      <button type="button" onClick={() => setLanguage('es')}>
        Español
      </button>
    </>
  );
}

test('asks again when the value or the language has changed, and not otherwise', async () => {
  const user = userEvent.setup();
  render(<Asking />);
  const asked = screen.getByText(/asked again/);
  expect(asked).toHaveTextContent('asked again: 0');
  await user.click(screen.getByRole('button', { name: 'Second revision' }));
  await user.click(screen.getByRole('button', { name: 'Second revision' }));
  expect(asked).toHaveTextContent('asked again: 1');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(asked).toHaveTextContent('asked again: 2');
});
