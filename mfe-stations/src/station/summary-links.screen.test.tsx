import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

test.each([
  ['older', '/import-stations'],
  ['newer', '/next/import-stations'],
])('each line of what is missing in the %s form leads to its field, on whichever tab', async (_, at) => {
  const { user } = await renderScreen(<App />, { as: 'admin', at });
  const tabs = await screen.findAllByRole('tab');
  await user.click(tabs.at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Publish Station' }));
  const summary = await screen.findByRole('region', { name: /errors on the form|[Ii]nvalid/ });
  const lines = within(summary).getAllByRole('button');
  expect(lines.map(({ textContent }) => textContent)).toContain('City');
  for (const line of lines) {
    const name = line.textContent.replace(/^.*: /, '');
    await user.click(line);
    await waitFor(() => expect(line).not.toHaveFocus());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${name}`)));
    expect(document.activeElement).toBeInvalid();
  }
});
