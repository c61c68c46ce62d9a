import { fireEvent, render, screen, within } from '@testing-library/react';
import type { CountRow } from 'shared-domain';
import { translate, type Language } from 'shared-ui/i18n';
import { validateTexts } from '../texts.ts';
import { CountRowView } from './count-row.tsx';
import type { GridAction } from './grid.rules.ts';
import type { GridRow } from './grid-row.ts';

const COUNT: CountRow = {
  id: 7,
  date: '2025-05-06 07:00:00.000',
  flowid_txdot: 'AU0001-1-1-1-1',
  count_type: 'Bicycle',
  direction: 'North',
  count_int: 15,
  count: 12,
  suspect_id: null,
  note: null,
  certified: false,
  vendor_status: null,
};
type Part = { count?: Partial<CountRow>; row?: Partial<GridRow>; found?: boolean; language?: Language };

/** One row in a table of its own; `done` is what was asked for. */
function draw({ count, row, found = false, language = 'en' }: Part = {}) {
  const done: GridAction[] = [];
  const stored = { ...COUNT, ...count };
  const drawn: GridRow = {
    count: stored,
    suspect_id: stored.suspect_id,
    note: stored.note ?? '',
    selected: false,
    refusal: null,
    ...row,
  };
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the list is
    <table role="grid">
      <thead>
        <tr>
          <th id="counts-suspect">Suspect</th>
          <th id="counts-note">Note</th>
        </tr>
      </thead>
      <tbody>
        <CountRowView
          row={drawn}
          index={3}
          activeColumn="note"
          options={[
            <option key="" value="">
              Valid
            </option>,
            <option key={9} value={9}>
              Implausibly high
            </option>,
          ]}
          suspectName="Implausibly high"
          found={found}
          dispatch={(action) => done.push(action)}
          t={translate(validateTexts, language)}
        />
      </tbody>
    </table>,
  );
  const line = screen.getAllByRole('row').at(-1)!;
  return { line, done, cells: within(line).getAllByRole('gridcell') };
}

test.each([
  ['nothing', {}, []],
  ['that it is selected', { row: { selected: true } }, ['is-selected']],
  ['its suspect', { row: { suspect_id: 9 } }, ['is-suspect']],
  ['an open finding', { found: true }, ['is-in-finding']],
  ['that it is certified', { count: { certified: true } }, ['is-certified']],
  [
    'all that is so at once',
    { row: { selected: true, suspect_id: 9 }, found: true },
    ['is-selected', 'is-suspect', 'is-in-finding'],
  ],
] as [string, Part, string[]][])('a row is marked for %s', (_, part, marks) => {
  const { line } = draw(part);
  expect([...line.classList]).toEqual(marks);
  expect(line).toHaveAttribute('aria-selected', String(marks.includes('is-selected')));
});

test('a finding is said to those who do not see the mark, in their language', () => {
  draw({ found: true, language: 'es' });
  expect(screen.getByRole('rowheader')).toHaveTextContent(
    `2025-05-06 07:00:00 ${translate(validateTexts, 'es')('inFinding')}`,
  );
});

test.each([
  ['a value', 12, '12', false],
  ['zero, which is a value', 0, '0', false],
  ['none, which is no zero', null, 'NULL', true],
])('the count is %s', (_, value, shown, none) => {
  const { cells } = draw({ count: { count: value } });
  expect(cells[4]).toHaveTextContent(shown);
  expect(cells[4]?.classList.contains('is-none')).toBe(none);
});

test('what the vendor thinks of a count stands beside it', () => {
  const { cells } = draw({ count: { vendor_status: 3 } });
  expect(cells[4]).toHaveTextContent(/^12 .*3/);
});

test('Tab reaches one cell of the row and no control inside it', () => {
  const { line } = draw();
  expect([...line.querySelectorAll('[tabindex="0"]')].map((one) => one.className)).toEqual(['qc-edit']);
  for (const control of line.querySelectorAll('input, select, button'))
    expect(control).toHaveAttribute('tabindex', '-1');
});

test.each([
  ['9', 9],
  ['', null],
])('choosing the suspect %j edits the row to %s', (value, suspect_id) => {
  const { done } = draw({ row: { suspect_id: value === '' ? 9 : null } });
  fireEvent.change(screen.getByRole('combobox', { name: '2025-05-06 07:00:00 Suspect' }), {
    target: { value },
  });
  expect(done).toEqual([{ type: 'edit', index: 3, change: { suspect_id } }]);
});

test('a note is edited under its date, and takes a hundred characters', () => {
  const { done } = draw();
  const note = screen.getByRole('textbox', { name: '2025-05-06 07:00:00 Note' });
  expect(note).toHaveAttribute('maxlength', '100');
  fireEvent.change(note, { target: { value: 'rain' } });
  expect(done).toEqual([{ type: 'edit', index: 3, change: { note: 'rain' } }]);
});

test.each([
  ['as the server has it', {}, 'true'],
  ['changed', { note: 'rain' }, 'false'],
])('a row %s: its update is disabled: %s', (_, row, disabled) => {
  draw({ row });
  expect(screen.getByRole('button', { name: 'Update' })).toHaveAttribute('aria-disabled', disabled);
});

test('a refusal stands at the note it refuses, and can be closed', () => {
  const { done } = draw({ row: { note: 'rain', refusal: 'Certified meanwhile.' } });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Certified meanwhile\./);
  fireEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(done).toEqual([{ type: 'dismiss', index: 3 }]);
});

test('a certified count offers nothing to change and shows what the server has', () => {
  const { line, cells } = draw({ count: { certified: true, suspect_id: 9, note: 'spike' } });
  for (const role of ['checkbox', 'combobox', 'textbox', 'button'])
    expect(within(line).queryByRole(role)).not.toBeInTheDocument();
  expect(cells.slice(5).map(({ textContent }) => textContent)).toEqual([
    'Implausibly high',
    'spike',
    'Certified',
  ]);
  for (const cell of cells.slice(5)) expect(cell).toHaveAttribute('aria-readonly', 'true');
});
