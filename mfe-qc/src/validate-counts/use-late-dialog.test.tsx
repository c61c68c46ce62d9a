import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { Button, Dialog } from 'shared-ui/ui';
import { useLateDialog } from './use-late-dialog.ts';

const Greeting = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Greeting" open onClose={onClose}>
    <p>{'Hello'}</p>
  </Dialog>
);

/** A button whose dialog's script comes when the test lets it. */
async function openPage() {
  const asked: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<typeof Greeting>((resolve, reject) => {
      asked.push({ come: () => resolve(Greeting), fail: () => reject(new Error('no script')) });
    });
  function Opener() {
    const late = useLateDialog();
    return (
      <>
        <Button onClick={() => late.open(load)}>{'Greet'}</Button>
        {late.Dialog ? <late.Dialog onClose={late.close} /> : null}
      </>
    );
  }
  const view = await renderScreen(<Opener />);
  return { ...view, asked, button: screen.getByRole('button', { name: 'Greet' }) };
}

test('a dialog opens once its script is here; its button waits, and has the focus again in the end', async () => {
  const { user, asked, button } = await openPage();
  await user.click(button);
  await user.click(button);
  expect(asked).toHaveLength(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  asked[0]!.come();
  const dialog = await screen.findByRole('dialog', { name: 'Greeting' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a script that does not come takes nothing of the page along, and is asked for again', async () => {
  const { user, asked, button, reported } = await openPage();
  await user.click(button);
  asked[0]!.fail();
  expect(
    await screen.findByText('This could not be opened. Please check your connection and try again.'),
  ).toBeInTheDocument();
  expect(reported).toEqual([]);
  expect(button).not.toHaveAttribute('aria-busy');
  await user.click(button);
  asked[1]!.come();
  expect(await screen.findByRole('dialog', { name: 'Greeting' })).toBeInTheDocument();
});
