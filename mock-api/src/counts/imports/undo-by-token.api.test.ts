import type { ApiErrorBody, SentCounts } from 'shared-domain';
import { agencyToken } from '../../testing/agency-token.ts';
import { CUSTOM, fixture, imported, stored } from '../../testing/import-files.ts';
import { forgetSignIns, request, requestOf, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Sends an hour of counts by a token; answers the import, which is done. */
async function sent(token: string): Promise<number> {
  const { reply } = await request('GET /stations/:stationId', { params: { stationId: CUSTOM } }, 'user');
  const rows = [{ flow: reply.channels[0]?.flowid_txdot ?? '', start: '2026-02-01 08:00', count: 7 }];
  const answer = await testApi().fetch(
    requestOf('POST /v1/counts', { body: { station: CUSTOM, interval: 60, rows } }, token),
  );
  await testApi().runJobs();
  return ((await answer.json()) as SentCounts).import?.id ?? 0;
}

async function undo(id: number, token: string) {
  const answer = await testApi().fetch(
    requestOf('POST /imports/:id/undo', { params: { id: String(id) } }, token),
  );
  const body = (await answer.json()) as ApiErrorBody;
  await testApi().runJobs();
  return [answer.status, body.message];
}
const NOT_ITS_OWN = [403, 'A token takes back only what it has imported itself.'];

test('a token takes back what it has imported, under its name', async () => {
  const token = await agencyToken('Vendor');
  const id = await sent(token);
  expect(await stored(CUSTOM)).toHaveLength(1);
  expect((await undo(id, token))[0]).toBe(200);
  expect(await stored(CUSTOM)).toEqual([]);
  const { reply } = await request('GET /imports/:id', { params: { id: String(id) } }, 'user');
  expect(reply).toMatchObject({ status: 'undone', undone_by: 'API: Vendor' });
  const lines = await testApi().query<{ user_name: string }>(
    `select user_name from audit_log where action like 'counts.import-und%' order by id`,
  );
  expect(lines.map(({ user_name: name }) => name)).toEqual(['API: Vendor', 'API: Vendor']);
});

test('not what a person or another token has, nor what is another agency’s', async () => {
  const [token, other, houstons] = [
    await agencyToken('Vendor'),
    await agencyToken('Researcher'),
    await agencyToken('Vendor', 4),
  ];
  const id = await sent(token);
  expect(await undo(id, other)).toEqual(NOT_ITS_OWN);
  expect((await undo(id, houstons))[0]).toBe(404);
  const { id: persons } = await imported(fixture('custom/fixtures/bpcx-custom-15min.csv'));
  expect(await undo(persons, token)).toEqual(NOT_ITS_OWN);
});
