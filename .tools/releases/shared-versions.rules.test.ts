import { sharedMisfits } from './shared-versions.rules.ts';

test.each<[string, string, string, boolean]>([
  ['the same', '19.3.1', '19.3.1', true],
  ['a later patch of the shell', '19.3.1', '19.3.4', true],
  ['a later minor one of the shell', '19.3.1', '19.9.0', true],
  ['an earlier minor one of the same major', '19.3.1', '19.0.0', true],
  ['another major', '19.3.1', '18.3.1', false],
  ['the next major', '19.3.1', '20.0.0', false],
  ['before 1.0 another minor one', '0.2.0', '0.3.0', false],
  ['before 1.0 a later patch', '0.2.0', '0.2.7', true],
  ['a range that takes it', '^5.0.0', '5.1.0', true],
  ['a range that does not', '>=5.2.0', '5.1.0', false],
])('%s: required %s, shared %s: runs %s', (_name, required, offered, fits) => {
  const faults = fits ? [] : [`needs react ${required}, and the shell shares ${offered}`];
  expect(sharedMisfits({ react: required }, { react: offered })).toEqual(faults);
});

test('what the shell does not share, or does not tell of, the remote brings itself', () => {
  expect(sharedMisfits({ dayjs: '1.0.0' }, { react: '19.3.1' })).toEqual([]);
  expect(sharedMisfits({ react: '18.0.0' }, undefined)).toEqual([]);
  expect(sharedMisfits(undefined, { react: '19.3.1' })).toEqual([]);
});
