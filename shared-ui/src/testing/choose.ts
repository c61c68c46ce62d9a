import { screen, within } from '@testing-library/react';
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
  await user.click(select);
  const list = await screen.findByRole('listbox');
  for (const text of wanted) await user.click(within(list).getByRole('option', { name: text }));
  if (screen.queryByRole('listbox')) await user.keyboard('{Escape}');
}
