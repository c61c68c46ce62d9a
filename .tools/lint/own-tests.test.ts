import { ownFiles } from '../docs/own-files.ts';
import { root } from '../project.mjs';
import { withoutTest } from './own-tests.rules.ts';

test.each<[string, string[], string[]]>([
  ['a rule without a test', ['a/clock.rules.ts'], ['a/clock.rules.ts']],
  ['a rule with one', ['a/clock.rules.ts', 'a/clock.rules.test.ts'], []],
  ['one called by the name alone', ['a/looks.rules.ts', 'a/looks.test.ts'], []],
  ['one in another folder', ['a/clock.rules.ts', 'b/clock.rules.test.ts'], ['a/clock.rules.ts']],
  ['one of another screen', ['a/add.screen.tsx', 'a/edit.screen.test.tsx'], ['a/add.screen.tsx']],
  ['a record in a browser', ['a/user.record.ts', 'a/user.record.dom.test.ts'], []],
  ['what decides nothing', ['a/users.resource.ts', 'a/texts.ts'], []],
])('%s', (_, files, found) => expect(withoutTest(files)).toEqual(found));

test('every rule, record and screen has a test of its own', () => {
  const files = ownFiles(root);
  expect(files.length).toBeGreaterThan(1000);
  expect(withoutTest(files)).toEqual([]);
});
