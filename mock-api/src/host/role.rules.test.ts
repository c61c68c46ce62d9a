import { answersCalls, roleFrom, takesJobs } from './role.rules.ts';

const DATABASE_URL = 'postgres://counts@db.example/counts';

test.each([
  [{}, 'both', true, true],
  [{ ROLE: '' }, 'both', true, true],
  [{ ROLE: 'both' }, 'both', true, true],
  [{ ROLE: 'api', DATABASE_URL }, 'api', true, false],
  [{ ROLE: 'worker', DATABASE_URL }, 'worker', false, true],
])('%j is the role %s (answers calls: %s, takes jobs: %s)', (env, expected, answers, takes) => {
  const role = roleFrom(env);
  expect([role, answersCalls(role), takesJobs(role)]).toEqual([expected, answers, takes]);
});

test.each([
  [{ ROLE: 'web', DATABASE_URL }, 'ROLE is "api", "worker" or "both", not "web".'],
  [{ ROLE: 'api' }, 'ROLE=api needs DATABASE_URL: the embedded database is one process'],
  [{ ROLE: 'worker', DATABASE_URL: '' }, 'ROLE=worker needs DATABASE_URL'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => roleFrom(env)).toThrow(sentence);
});
