import { exportedNames, meaningOf, versionFault, type Surface } from './surface.rules.ts';

test('comments and layout mean nothing', () => {
  expect(meaningOf('/** Doc. */\nexport type A = {\n  // why\n  b: 1;\n};\n')).toBe(
    'export type A = { b: 1; };',
  );
  expect(meaningOf("const at = 'https://x';")).toBe("const at = 'https://x';");
});

test.each([
  ["export { b, type T, a } from './x.ts';", ['a', 'b']],
  ["export { default as Table } from './x.ts';", ['Table']],
  ["export type { T } from './x.ts';", []],
  ['export const one = 1;\nexport function two() {}', ['one', 'two']],
])('%s exports %j', (source, names) => {
  expect(exportedNames(source)).toEqual(names);
});

test('an entry that passes all on is refused, since nobody could tell what it promises', () => {
  expect(() => exportedNames("export * from './x.ts';")).toThrow('one by one');
});

const before: Surface = {
  version: '1.2',
  types: 'a',
  libraries: { react: '19.3.1' },
  entries: { 'shared-ui/ui': { Alert: '1', Card: '2' } },
  exportedTypes: { 'shared-ui/ui': { CardProps: '3' } },
};
const added = { entries: { 'shared-ui/ui': { Alert: '1', Badge: '4', Card: '2' } } };
const removed = { entries: { 'shared-ui/ui': { Alert: '1' } } };
const resigned = { entries: { 'shared-ui/ui': { Alert: '1', Card: '5' } } };
const retyped = { exportedTypes: { 'shared-ui/ui': { CardProps: '6' } } };

test.each<[string, Partial<Surface>, string | null]>([
  ['nothing', {}, null],
  ['a version alone', { version: '1.3' }, null],
  ['types', { types: 'b' }, 'minor'],
  ['types and the minor version', { types: 'b', version: '1.3' }, null],
  ['types and an older version', { types: 'b', version: '1.1' }, 'minor'],
  ['an export more', added, 'minor'],
  ['an export more and the minor version', { ...added, version: '1.3' }, null],
  ['an export less and the minor version', { ...removed, version: '1.3' }, 'raise the major'],
  ['an export less and the major version', { ...removed, version: '2.0' }, null],
  ['a signature', resigned, 'minor'],
  ['a signature and the minor version', { ...resigned, version: '1.3' }, null],
  ['an exported type', retyped, 'minor'],
  ['a library’s patch', { libraries: { react: '19.3.2' } }, 'minor'],
  [
    'a library’s major and our minor version',
    { libraries: { react: '20.0.0' }, version: '1.3' },
    'raise the major',
  ],
])('%s changed', (_, change, fault) => {
  const found = versionFault(before, { ...before, ...change });
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});
