import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';

/** Chooses options of a select by their texts, be it native or PrimeReact's (one or several choices). */
export async function choose(
  label: string | RegExp,
  options: string | string[],
  user: UserEvent = userEvent.setup(),
): Promise<void> {
  const wanted = [options].flat();
  const select = await screen.findByRole('combobox', { name: label });
  if (select instanceof HTMLSelectElement) {
    await user.selectOptions(select, wanted);
    return;
  }
  act(() => select.focus());
  await user.keyboard('{ArrowDown}');
  for (const text of wanted) await chooseInList(text, user);
  if (screen.queryByRole('listbox')) await user.keyboard('{Escape}');
}

/** Narrows the open list down to the option first, as it may be too long to be drawn whole. */
async function chooseInList(text: string, user: UserEvent): Promise<void> {
  const filter = await screen.findByRole('searchbox', { name: /options|opciones/i });
  await user.clear(filter);
  await user.type(filter, text);
  const list = await screen.findByRole('listbox');
  // Before the list is narrowed, what stands there is about to be replaced.
  await waitFor(() => {
    for (const option of within(list).getAllByRole('option')) {
      expect(option.textContent?.toLowerCase()).toContain(text.toLowerCase());
    }
  });
  await user.click(await within(list).findByRole('option', { name: text }));
}
