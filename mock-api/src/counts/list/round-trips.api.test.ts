import type { ApiKey } from 'shared-domain';
import { PASSWORD, personas, requestOf, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

beforeEach(() => testApi().reset());
afterEach(() => jest.restoreAllMocks());

/** How often the database is gone to for an answer, by somebody who has asked before. */
async function tripsOf(key: ApiKey, input: { params?: Record<string, string>; query?: object }) {
  const api = testApi();
  const body = { email: personas.user, password: PASSWORD };
  const signedIn = await api.fetch(requestOf('POST /user/login', { body }));
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const ask = async () => {
    const response = await api.fetch(requestOf(key, input, token));
    expect(response.status).toBe(200);
    return response.json();
  };
  const before: unknown = await ask();
  const ways = [...new Set([api.db, api.db.background, api.db.longReads])].flatMap((db) => [
    jest.spyOn(db, 'together'),
    jest.spyOn(db, 'query'),
    jest.spyOn(db, 'transaction'),
  ]);
  // known or not, they are told the same
  expect(await ask()).toEqual(before);
  return ways.reduce((trips, { mock }) => trips + mock.calls.length, 0);
}

// under load each round trip waits for its turn at both machines: a call goes as seldom as its answer needs
test.each<[ApiKey, { params?: Record<string, string>; query?: object }, number]>([
  ['GET /notifications', {}, 1],
  ['GET /exports', {}, 1],
  ['GET /imports', {}, 1],
  // the stations, then what their counts say
  ['GET /stations', { query: { countAmount: 'true' } }, 2],
  // the stations, then the drafts among them with their flows
  ['GET /stations/summary', { query: { includeDrafts: 'true' } }, 2],
  // the station, its flows, its contacts
  ['GET /stations/:stationId', { params: { stationId: AU } }, 3],
  // the station, its years and what its counts of both years are divided into; the counts of this year; what was written of the
  // other and its pieces again, two of them, and whether anything was written meanwhile
  ['GET /counts/calendar', { query: { flowid_txdot: AU, year: '2026', hours: 'true' } }, 6],
  // the station and what was found there; what is known of those days, the weather and what came late
  ['GET /findings', { query: { flowid_txdot: AU } }, 2],
  // the station and what its counts are divided into, the counts
  ['GET /counts/hours', { query: { flowid_txdot: AU, year: '2026' } }, 2],
  ['GET /to-do', {}, 3],
])('%s takes few round trips', async (key, input, most) => {
  expect(await tripsOf(key, input)).toBeLessThanOrEqual(most);
});
