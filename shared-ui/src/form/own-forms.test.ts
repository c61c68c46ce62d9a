import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Every form goes through `useFieldForm`, drawn by `Form` or `FormDialog`. A form of another kind fails here until it
// has its line: why (T16).

const ROOT = process.cwd();
const ENGINE = ['shared-ui/src/form/form.tsx', 'shared-ui/src/form/form-dialog.tsx'];

/** Forms of their own, and why. */
const OWN: Record<string, string> = {
  'shell/src/screens/login/login.screen.tsx': 'sign-in: the engine is not on its bill',
  'shell/src/second-factor/code-field.tsx': 'sign-in: one secret without a rule',
  'shell/src/session/sign-in-again.tsx': 'sign-in: one secret without a rule, over any page',
  'shell/src/layout/agency-switcher.tsx': 'one list in the frame of every page, without a rule',
  'shell/src/search/search-dialog.tsx': 'one line that is answered as it is typed, and sends nothing',
  'mfe-stations/src/station-photos/add-photos-dialog.tsx': 'a line for each picture, each sent by itself',
  'mfe-stations/src/station-field/file-dialog.tsx': 'one file and what it says, refused by what it holds',
  'mfe-qc/src/calendar/weather-dialog.tsx':
    'a file, looked at before it is kept, and lines of it that are refused',
  'mfe-qc/src/validate-counts/bulk-update-panel.tsx': 'in the first view of the counts list',
};

const FORM = /<form\b/;
const DIALOG = /<Dialog\b/;
const TEXT_FIELD = /<(?:TextField|NumberField|DateField|textarea|input(?![^>]*type="(?:checkbox|radio)"))\b/;

/** Whether a file draws a form by hand: a form element, or a dialog with something to type into. */
const isByHand = (source: string) => FORM.test(source) || (DIALOG.test(source) && TEXT_FIELD.test(source));

const files = ['shell/src', 'mfe-*/src', 'shared-ui/src']
  .flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: ROOT }))
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !file.endsWith('.test.tsx') && !file.includes('/testing/') && !ENGINE.includes(file));

test.each([
  ['a form', '<form onSubmit={send}>', true],
  ['a dialog to type into', '<Dialog title="a"><TextField label="b" /></Dialog>', true],
  ['a dialog with a bare line', '<Dialog title="a"><input {...control} type="text" /></Dialog>', true],
  ['a dialog with a box', '<Dialog title="a"><input type="checkbox" /></Dialog>', false],
  ['a question', '<Dialog title="a" alert><p>Sure?</p></Dialog>', false],
  ['a form of the engine', '<Form form={form}><FieldGrid form={form} names={names} /></Form>', false],
  ['a dialog of the engine', '<FormDialog form={form}><FieldGrid form={form} /></FormDialog>', false],
])('%s drawn by hand: found if it is', (_, source, expected) => expect(isByHand(source)).toBe(expected));

test('each form drawn by hand has its line here, and each line its form', () => {
  const byHand = files.filter((file) => isByHand(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(byHand.sort()).toEqual(Object.keys(OWN).sort());
});

/** Forms with tabs: they lead to a field by its tab, and so draw the summary themselves. */
const WITH_TABS = [
  'mfe-stations/src/flow/flow-faults.tsx',
  'mfe-stations/src/next-station/next-station.form.tsx',
  'mfe-stations/src/station/station.form.tsx',
];

test('what has to be corrected is listed by one piece: the engine’s, and that of the forms with tabs', () => {
  const [drawing, listing] = [/<(?:Form|FormDialog)\b/, /<ErrorSummary\b/].map((what) =>
    files.filter((file) => what.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(drawing?.length).toBeGreaterThan(25);
  expect(listing?.toSorted()).toEqual(WITH_TABS);
  // nobody has a list, or a box, of faults beside it
  const own = files.filter((file) =>
    /cx-summary|\bfaults\.map\(.*<li/s.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(own.toSorted()).toEqual(['shared-ui/src/form/form-messages.tsx']);
});
