import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendDigests } from './send-digests.ts';

// the clock of tests stands on Monday, March 2, at six in Austin
const TOLD = '2026-03-02T15:00:00Z';
const WEEK = ['2026-03-09T12:00:00Z', '2026-03-16T12:00:00Z', '2026-03-23T12:00:00Z'] as const;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const deps = (at: string) => ({
  db: testApi().db,
  queue: testApi().queue,
  now: () => new Date(at),
  origin: 'https://counts.example',
});
/** Counters are watched, and their silence is no news here. */
const watched = async (at: string) => {
  await evaluateHours({ db: testApi().db, now: () => new Date(at) });
  await testApi().query('delete from outage_news');
};
const digest = async (at: string) => {
  await watched(at);
  return sendDigests(deps(at));
};
const mails = (to: string) =>
  testApi().query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 and headers is not null order by id',
    [to],
  );
const choose = (at_once: ('turn' | 'silent')[], as: Persona) =>
  request('PUT /user/digest', { body: { wanted: 'weekly', language: 'en', at_once } }, as);

async function opened(due = '2026-03-31', as: Persona = 'admin') {
  const made = await request(
    'POST /campaigns',
    {
      body: {
        several: false,
        name: 'February counts',
        from: '2026-02-01',
        until: '2026-02-28',
        due,
        filter: { agency_ids: [], search: '', stations: ['AU0001', 'AU0004'], counted: true },
        validators: [{ user_id: 3, agency_id: 3, station_id_tmg: null }],
        no_strong: false,
        uptime: null,
      },
    },
    as,
  );
  const { id, revision } = made.reply;
  await request('POST /campaigns/:id/open', { params: { id: String(id) }, body: { revision } }, as);
  return id;
}

test('a validator who chose so is told at once that it is their turn, and the digest does not say it again', async () => {
  await choose(['turn'], 'user');
  await opened();
  expect(await sendAtOnce(deps(TOLD))).toBe(1);
  expect(await sendAtOnce(deps('2026-03-02T16:00:00Z'))).toBe(0);
  const [mail, another] = await mails('user@example.org');
  expect(another).toBeUndefined();
  expect(mail?.subject).toBe('Your turn to validate: February counts');
  expect(mail?.body).toContain('- February counts: 2 of 2 stations to do, due March 31, 29 days left');
  expect(mail?.body).toContain('https://counts.example/campaigns/');
  await digest(WEEK[0]);
  expect((await mails('user@example.org'))[1]?.body ?? '').not.toContain('February counts');
});

test('nothing is told at once to who did not choose it, or whose turn it is not', async () => {
  await choose(['silent'], 'user');
  await choose(['turn'], 'admin');
  await opened();
  expect(await sendAtOnce(deps(TOLD))).toBe(0);
});

test('a station that is sent back is another turn', async () => {
  await choose(['turn'], 'user');
  const id = await opened();
  await sendAtOnce(deps(TOLD));
  await testApi().query(
    `update campaign_stations set sent_back_by = 'Ada Austin', sent_back_at = $1, sent_back_reason = 'Nights'
     where campaign_id = ${id} and station_id = (select id from stations where station_id_tmg = 'AU0001')`,
    ['2026-03-03T15:00:00Z'],
  );
  expect(await sendAtOnce(deps('2026-03-03T16:00:00Z'))).toBe(1);
});

test('the digest reminds of a campaign 14 and 7 days before it is due and each week after, and causes a mail only then', async () => {
  await choose([], 'user');
  await opened('2026-03-20');
  const last = async () => (await mails('user@example.org')).at(-1);
  await digest(WEEK[0]);
  expect((await last())?.body).toContain('2 of 2 stations to do, due March 20, 11 days left');
  await digest(WEEK[1]);
  expect((await last())?.body).toContain('due March 20, 4 days left');
  await digest(WEEK[2]);
  expect((await last())?.body).toContain('2 of 2 stations to do, overdue since March 20');
  expect(await mails('user@example.org')).toHaveLength(3);
});

test('who has nothing to do in it, and people of other agencies, hear nothing of it', async () => {
  const id = await opened();
  await digest(WEEK[0]);
  const bodies = async (to: string) => (await mails(to)).map(({ body }) => body).join('\n');
  expect(await bodies('houston@example.org')).not.toContain('February counts');
  // an admin of the agency is reminded, too
  expect(await bodies('admin@example.org')).toContain('February counts');
  for (const stationId of ['AU0001', 'AU0004'])
    await request(
      'POST /campaigns/:id/stations/:stationId',
      { params: { id: String(id), stationId }, body: { act: 'leave out', reason: 'Works' } },
      'admin',
    );
  const before = (await mails('admin@example.org')).length;
  await digest(WEEK[1]);
  const later = (await mails('admin@example.org')).slice(before);
  expect(later.map(({ body }) => body).join('\n')).not.toContain('February counts');
});

test('the preview of the next digest says what it would', async () => {
  await opened();
  const { reply } = await request('GET /user/digest', {}, 'user');
  expect(reply.preview?.body).toContain('February counts');
});
