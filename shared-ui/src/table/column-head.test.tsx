import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { DataTable, type Column } from './index.ts';

type Row = { name: string; aadt: number };
const columns: Column<Row>[] = [
  { field: 'name', header: 'Name', value: ({ name }) => name, rowHeader: true },
  { field: 'aadt', header: 'Newest AADT', term: 'aadt', value: ({ aadt }) => aadt, sortable: true },
];
const rows = [
  { name: 'North', aadt: 2 },
  { name: 'South', aadt: 1 },
];
const table = (
  <DataTable label="Stations" rows={rows} rowKey="name" columns={columns} empty="None." tools={null} />
);
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const help = () => screen.getByRole('button', { name: 'What is Newest AADT?' });

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test.each([
  ['a press', (user: Awaited<ReturnType<typeof renderScreen>>['user']) => user.click(help())],
  [
    'a key',
    async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
      help().focus();
      await user.keyboard('{Enter}');
    },
  ],
])('%s on the button in a head opens the entry, and does not sort', async (_, ask) => {
  const { user } = await renderScreen(table);
  const head = screen.getByRole('columnheader', { name: 'Newest AADT' });
  expect(within(head).getByRole('button', { name: 'What is Newest AADT?' })).toBeVisible();
  await ask(user);
  expect(await screen.findByRole('dialog', { name: 'AADT' })).toHaveFocus();
  expect(head).toHaveAttribute('aria-sort', 'none');
  expect(shown()).toEqual(['North', 'South']);
  await expectNoAxeViolations();
  await user.keyboard('{Escape}');
  expect(help()).toHaveFocus();
});

test('the head itself sorts as before', async () => {
  const { user } = await renderScreen(table);
  await user.click(screen.getByText('Newest AADT'));
  expect(shown()).toEqual(['South', 'North']);
});

test('on a phone, where no head is, the buttons stand above the cards', async () => {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const { user } = await renderScreen(table);
  expect(screen.queryByRole('columnheader')).toBeNull();
  await user.click(help());
  expect(await screen.findByRole('dialog', { name: 'AADT' })).toHaveFocus();
});
