import { faultsOfReading } from './reading.rules.ts';

const page = (...lines: string[]) =>
  faultsOfReading(
    ['- main:', '  - heading "Stations" [level=1]', ...lines.map((line) => `  ${line}`)].join('\n'),
  );

test('a page with one heading and named parts reads well', () => {
  expect(
    page(
      '- region "Map":',
      '  - button "Zoom in"',
      '- heading "Flows" [level=2]',
      '- combobox "Agency":',
      '  - option "All" [selected]',
    ),
  ).toEqual([]);
});

test.each([
  [['- heading "Flows" [level=3]'], 'the heading "Flows" skips to level 3'],
  [['- heading "Again" [level=1]'], '2 headings of level 1'],
  [['- region:', '  - text: Map'], 'a region has no name'],
  [['- button'], 'a button has no name'],
  [['- textbox: "12"'], 'a textbox has no name'],
  [['- textbox [disabled]'], 'a textbox has no name'],
  [['- button "Edit"', '- button "Edit"'], 'two of button "Edit" in one group'],
  [['- \'button "Edit: one"\'', '- \'button "Edit: one"\''], 'two of button "Edit: one" in one group'],
  [['- list "A":', '  - button "Edit"', '  - button "Edit"'], 'two of button "Edit" in one group'],
  [['- table:', '  - row:', '    - columnheader "Name"'], 'a table has no name'],
  [
    ['- table "Users":', '  - row:', '    - cell "Ann"', '    - cell "Yes"', '- columnheader "Far"'],
    'the table "Users" has no heads',
  ],
])('the fault in %j is found', (lines, fault) => expect(page(...lines)).toEqual([fault]));

test('in two rows two controls may be called the same, and so may a link and a button', () => {
  expect(
    page(
      '- row "One":',
      '  - link "Edit"',
      '- row "Two":',
      '  - link "Edit"',
      '- button "Edit"',
      '- link "Edit"',
    ),
  ).toEqual([]);
});

test('a table that is named, and says what its columns or rows hold, reads well', () => {
  expect(page('- table "Users":', '  - row:', '    - columnheader "Name"')).toEqual([]);
  expect(page('- table "Users":', '  - row:', '    - cell "No users"')).toEqual([]);
  expect(page('- grid "Days":', '  - row:', '    - rowheader "Monday"')).toEqual([]);
});

test('a page without a main part, or with two, is told', () => {
  expect(faultsOfReading('- heading "Stations" [level=1]')).toEqual(['0 parts are main']);
  expect(page('- text: here')).toEqual([]);
});
