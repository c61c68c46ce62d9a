import { migrations } from '../schema/migrations/index.ts';
import { PLACED } from './spread-plan.ts';

/** The first that may meet a database whose counts are spread. */
const FIRST = '0035';

/** The commands of a text: what stands between semicolons, outside of the bodies of functions and of remarks. */
const commandsOf = (sql: string): string[] =>
  sql
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '')
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .filter((command) => command.trim() !== '');

const TABLES = new RegExp(String.raw`\b(?:${PLACED.join('|')})\b`);

/** Whether a text changes a table that may be spread among other things: it would be refused there. */
const isMixed = (sql: string): boolean => {
  const commands = commandsOf(sql);
  return commands.length > 1 && commands.some((command) => TABLES.test(command));
};

test('what a migration changes of a table that may be spread is a command of its own', () => {
  const mixed = migrations.filter(({ name, sql }) => name >= FIRST && [sql].flat().some(isMixed));
  expect(mixed.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['alter table counts add x int', false],
  ['alter table counts add x int; alter table stations add y int', true],
  ['alter table stations add x int; create index on stations (x)', false],
])('%s', (sql, mixed) => {
  expect(isMixed(sql)).toBe(mixed);
});

test('commands are told apart', () => {
  expect(
    commandsOf('alter table counts add x int; -- and; so\ncreate function f() as $$ begin; end; $$;'),
  ).toEqual(['alter table counts add x int', expect.stringContaining('create function f()')]);
});
