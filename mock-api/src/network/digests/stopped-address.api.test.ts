import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { RELAY_SECRET, reportBounces as report } from '../../testing/report-bounces.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendDigests } from './send-digests.ts';

const ORIGIN = 'https://counts.example';
const MONDAY = '2026-03-09T12:00:00Z';
const NEXT_MONDAY = '2026-03-16T12:00:00Z';
const UMA = 'user@example.org';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  testApi().settings.bouncesSecret = RELAY_SECRET;
});

const own = async (as: Persona = 'user') => (await request('GET /user/digest', {}, as)).reply;
const idOf = async (email: string) =>
  String((await testApi().query<{ id: number }>('select id from users where email = $1', [email]))[0]?.id);
const clear = async (email: string, as: Persona) =>
  request('DELETE /users/:userId/bounces', { params: { userId: await idOf(email) } }, as);

describe('to an address that is stopped', () => {
  const deps = (at: string) => ({
    db: testApi().db,
    queue: testApi().queue,
    now: () => new Date(at),
    origin: ORIGIN,
  });
  /** The permanent counters have been silent since March 2, and the watch has looked until a moment. */
  async function watchedUntil(at: string) {
    await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T18:00:00Z') });
    await evaluateHours({ db: testApi().db, now: () => new Date(at) });
  }
  const mails = (to: string) =>
    testApi().query('select id from outbox where headers is not null and recipient = $1', [to]);

  test('no digest is written, to others it is; once it is cleared it is written again, with all that is new', async () => {
    await report([{ address: UMA, kind: 'hard' }]);
    await watchedUntil(MONDAY);
    await sendDigests(deps(MONDAY));
    expect(await mails(UMA)).toEqual([]);
    expect(await mails('admin@example.org')).toHaveLength(1);
    expect((await clear(UMA, 'user')).status).toBe(200);
    expect((await own()).stopped).toBeNull();
    await evaluateHours({ db: testApi().db, now: () => new Date(NEXT_MONDAY) });
    await sendDigests(deps(NEXT_MONDAY));
    expect(await mails(UMA)).toHaveLength(1);
    // the same report, late, stops it no more
    await report([{ address: UMA, kind: 'hard' }]);
    expect((await own()).stopped).toBeNull();
  });

  test('nothing is told at once either', async () => {
    await request(
      'PUT /user/digest',
      { body: { wanted: 'off', language: 'en', at_once: ['silent'], any_time: true } },
      'user',
    );
    await report([{ address: UMA, kind: 'hard' }]);
    await watchedUntil(MONDAY);
    await sendAtOnce(deps(MONDAY));
    expect(await mails(UMA)).toEqual([]);
    await clear(UMA, 'user');
    await sendAtOnce(deps(MONDAY));
    expect(await mails(UMA)).toHaveLength(1);
  });

  test('a digest is not written though it was stopped in the very moment', async () => {
    await watchedUntil(MONDAY);
    const { db } = testApi();
    // as if the report came in between the choice of people and their turn
    const late = {
      ...db,
      transaction: (async (run, options) => {
        await testApi().query(
          `insert into mail_bounces (address, kind, about, at) values ($1, 'hard', 'late', now()) on conflict do nothing`,
          [UMA],
        );
        return db.transaction(run, options);
      }) as typeof db.transaction,
    };
    await sendDigests({ ...deps(MONDAY), db: late });
    expect(await mails(UMA)).toEqual([]);
    expect(await mails('admin@example.org')).toHaveLength(1);
  });

  test('another address starts afresh', async () => {
    await report([{ address: UMA, kind: 'hard' }]);
    expect((await own()).stopped).not.toBeNull();
    await testApi().query(`update users set email = 'uma@elsewhere.example' where email = $1`, [UMA]);
    expect((await own()).stopped).toBeNull();
  });
});

describe('that e-mails do not arrive', () => {
  const stoppedOf = async (as: Persona) =>
    (await request('GET /users', { query: {} }, as)).reply
      .filter(({ mail_stopped: stopped }) => stopped !== null)
      .map(({ email }) => email);
  beforeEach(() =>
    report([
      { address: UMA, kind: 'hard' },
      { address: 'houston@example.org', kind: 'hard' },
    ]),
  );

  test('an admin sees of their own agency, and clears', async () => {
    expect(await stoppedOf('admin')).toEqual([UMA]);
    expect((await clear('houston@example.org', 'admin')).status).toBe(404);
    expect((await clear(UMA, 'admin')).status).toBe(200);
    expect(await stoppedOf('admin')).toEqual([]);
    const { reply } = await request('GET /audit', { query: {} }, 'admin');
    const noted = reply.data.filter(({ action }) => action === 'user.write-again');
    expect(noted).toHaveLength(1);
    // what is cleared is not cleared again, and nothing is noted of it
    await clear(UMA, 'admin');
    expect((await request('GET /audit', { query: {} }, 'admin')).reply.data[0]?.action).toBe(
      'user.write-again',
    );
    expect((await own('houston')).stopped).toMatchObject({ kind: 'hard' });
  });

  test('a super admin sees of everybody', async () =>
    expect((await stoppedOf('super')).toSorted()).toEqual(['houston@example.org', UMA]));

  test('another person does not clear', async () => {
    expect((await clear('admin@example.org', 'user')).status).toBe(403);
    expect((await clear(UMA, 'houston')).status).toBe(404);
    expect((await own()).stopped).not.toBeNull();
  });

  test('the scope alone keeps other agencies from what came back', async () => {
    const seen = await testApi().db.transaction(
      (tx) => tx.query<{ address: string }>('select address from mail_bounces'),
      { scope: { agency: 3, everything: false, user: 3 } },
    );
    expect(seen).toEqual([{ address: UMA }]);
  });
});

test('what came back from an address that nobody has is kept for a while', async () => {
  const add = (address: string, at: string) =>
    testApi().query(`insert into mail_bounces (address, kind, about, at) values ($1, 'hard', 'x', $2)`, [
      address,
      at,
    ]);
  await add('gone@example.org', '2025-01-01T00:00:00Z');
  await add('late@example.org', '2026-01-01T00:00:00Z');
  await add(UMA, '2025-01-01T00:00:00Z');
  await testApi().removeExpired();
  const kept = await testApi().query<{ address: string }>('select address from mail_bounces order by id');
  expect(kept.map(({ address }) => address)).toEqual(['late@example.org', UMA]);
});
