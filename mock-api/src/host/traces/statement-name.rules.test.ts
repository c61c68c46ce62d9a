import { statementFunction, statementName } from './statement-name.rules.ts';

test.each([
  ['select id from users where email = $1', 'select', 'users'],
  ['insert into outbox (recipient) values ($1)', 'insert', 'outbox'],
  ['update stations set name = $1 where id = $2', 'update', 'stations'],
  ['delete from sessions where until < $1', 'delete', 'sessions'],
  ['with found as (select id from counts) select * from found', 'select', 'counts'],
  ['with gone as (delete from counts where flow = $1 returning id) select id from gone', 'delete', 'counts'],
  [`select set_config('role', 'from secrets', true)`, 'select', null],
  ['/* from ada */ select 1 -- from bob', 'select', null],
  ['copy jobs.job (id) from stdin', 'copy', 'jobs.job'],
  ['set local role none', 'set', null],
  ['begin', 'statement', null],
])('%s is told as %s of %s', (sql, operation, table) => {
  expect(statementName(sql)).toEqual({ operation, table });
});

test('nothing that a text quotes becomes part of its name', () => {
  const { operation, table } = statementName(
    `select 'from ada' as x from "people" where n = 'it''s from bob'`,
  );
  expect([operation, table]).toEqual(['select', 'people']);
});

test.each([
  [
    'Error\n    at query (traced.ts:1)\n    at async readRows (table.ts:2)\n    at async selectUsers (file:///users.sql.ts:3:4)',
    'selectUsers',
  ],
  ['Error\n    at Object.selectQueues (/monitor.sql.ts:3:4)', 'selectQueues'],
  ['Error\n    at query (traced.ts:1)', null],
  ['Error\n    at file:///users.sql.ts:3:4', null],
])('of %j the function is %s', (trace, name) => {
  expect(statementFunction(trace)).toBe(name);
});
