import { replicaFrom } from './replica-options.ts';

const DATABASE_URL = 'postgres://counts@db1.example/counts';
const DATABASE_REPLICA_URL = 'postgres://counts@db2.example/counts';

test('there is no replica unless one is named', () => {
  expect(replicaFrom({})).toBeNull();
  expect(replicaFrom({ DATABASE_URL, DATABASE_REPLICA_URL: '', DATABASE_REPLICA_LAG: '' })).toBeNull();
});

test.each([
  [undefined, 1000],
  ['', 1000],
  ['0.5', 500],
  ['60', 60_000],
])('with a lag of %j its answers are %i ms old at most', (DATABASE_REPLICA_LAG, mostLagMs) => {
  const env = { DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_LAG };
  expect(replicaFrom(env)).toEqual({ url: DATABASE_REPLICA_URL, mostLagMs });
});

test.each(['0', '-1', '3601', 'soon', 'NaN'])('a lag of %s is refused with a sentence', (lag) => {
  expect(() => replicaFrom({ DATABASE_REPLICA_LAG: lag })).toThrow(
    `DATABASE_REPLICA_LAG is 0.1 to 3600 seconds, not "${lag}".`,
  );
});

test('a replica of the embedded database is refused with a sentence', () => {
  expect(() => replicaFrom({ DATABASE_REPLICA_URL })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
});
