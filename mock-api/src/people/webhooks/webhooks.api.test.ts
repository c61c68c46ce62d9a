import type { WebhookType } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from '../../network/health/evaluate-hours.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { CUSTOM, fixture, imported } from '../../testing/import-files.ts';
import { AU } from '../../testing/stored-counts.ts';
import type { Tried } from './outcome.rules.ts';
import { sendDue } from './send-due.ts';
import type { Message } from './send-message.ts';
import { signaturesOf } from './signature.rules.ts';
import { sweepEvents } from './webhooks.sql.ts';

/** What the receiver got, and how it answers. */
let got: Message[] = [];
let answer: (message: Message) => Tried | Promise<Tried>;
const OK: Tried = { status: 204, answer: '', retryAfter: null };
const URL = 'https://hooks.example.org/counts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  got = [];
  answer = () => OK;
  testApi().settings.webhooks.send = async (message) => {
    got.push(message);
    return answer(message);
  };
});

const START = testApi().now().getTime();
/** Sends what is due so many seconds later. */
const send = (seconds = 0) =>
  sendDue({
    db: testApi().db,
    queue: testApi().queue,
    now: () => new Date(START + seconds * 1000),
    settings: testApi().settings,
  });
async function addWebhook(types: WebhookType[] = ['counts.certified'], as: Persona = 'admin') {
  const { status, reply, problem } = await request('POST /webhooks', { body: { url: URL, types } }, as);
  return { status, problem, ...reply, id: String(reply.webhook?.id ?? 0) };
}
const hooks = async (as: Persona = 'admin') => (await request('GET /webhooks', {}, as)).reply.data;
const deliveries = async (id: string) =>
  (await request('GET /webhooks/:id/deliveries', { params: { id }, query: {} }, 'admin')).reply.data;
const ping = (id: string) => request('POST /webhooks/:id/ping', { params: { id } }, 'admin');
const header = (message: Message | undefined, name: string) => message?.headers[name] ?? '';
const told = () => got.map(({ body }) => JSON.parse(body) as { type: string; data: object });

async function certify(): Promise<void> {
  const filters = { maxDate: '2026-02-10' };
  await request('POST /counts/certify', { body: { flowid_txdot: AU, filters, reason: 'Known' } }, 'user');
  await testApi().runJobs();
}

test('certified and reopened counts are told, signed, with nobody’s name and where to look', async () => {
  const { secret, id } = await addWebhook(['counts.certified', 'counts.reopened']);
  expect(secret).toMatch(/^whsec_/);
  await certify();
  const days = { minDate: '2026-02-01', maxDate: '2026-02-03', reason: 'Swapped' };
  await request('POST /counts/reopen', { body: { flowid_txdot: AU, ...days } }, 'super');
  expect(await send()).toBe(2);
  expect(told()).toEqual([
    {
      type: 'counts.certified',
      timestamp: '2026-03-02T12:00:00Z',
      data: {
        station: AU,
        certification: expect.any(Number),
        counts: expect.any(Number),
        first: expect.any(String),
        last: '2026-02-10 23:00:00',
        link: `http://count-exchange.test/stations/${AU}`,
      },
    },
    {
      type: 'counts.reopened',
      timestamp: '2026-03-02T12:00:00Z',
      data: {
        station: AU,
        counts: 144,
        first: '2026-02-01',
        last: '2026-02-03',
        link: `http://count-exchange.test/stations/${AU}`,
      },
    },
  ]);
  for (const message of got) {
    expect(message.url).toBe(URL);
    expect(Buffer.byteLength(message.body)).toBeLessThan(20_000);
    const signed = { id: header(message, 'webhook-id'), seconds: START / 1000, body: message.body };
    expect(header(message, 'webhook-signature')).toBe(signaturesOf([secret], signed));
  }
  expect(await deliveries(id)).toMatchObject([
    { type: 'counts.reopened', state: 'done', tries: 1, status: 204, next_at: null },
    { type: 'counts.certified', state: 'done' },
  ]);
  expect(await send(3600)).toBe(0);
});

test('a station that falls silent and comes back is told, each once', async () => {
  await addWebhook(['station.silent', 'station.recovered']);
  await testApi().query(
    `update flows set count_method_code = case when station_id = (select id from stations where station_id_tmg = 'AU0001')
       then '3' else '1' end`,
  );
  const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
  await evaluate('2026-03-02T12:00:00Z');
  await evaluate('2026-03-05T18:01:00Z');
  await evaluate('2026-03-05T18:30:00Z');
  await testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select f.station_id, f.id, '2026-03-06T10:30:00Z', '2026-03-02 00:00:00', '2026-03-06 00:00:00', false
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0001'`,
  );
  await evaluate('2026-03-07T11:00:00Z');
  await send(10 * 86_400);
  expect(told().map(({ type, data }) => [type, data])).toEqual([
    [
      'station.silent',
      expect.objectContaining({ station: 'AU0001', what: 'silent', since: '2026-03-02T06:00:00.000Z' }),
    ],
    ['station.recovered', expect.objectContaining({ station: 'AU0001' })],
  ]);
});

test('a version of a station’s open data is told once it is out', async () => {
  const { id } = await addWebhook(['data.published']);
  await letOut(AU, { first_month: '2025-11-01' });
  for (const _ of ['out', 'nothing new']) await workOnOpenData('2026-02-09T15:00:00Z');
  await send();
  const data = { station: AU, version: 1, months: 1, first: '2025-11', last: '2025-11' };
  expect(told()).toMatchObject([{ type: 'data.published', data }]);
  expect(await deliveries(id)).toHaveLength(1);
});

describe('a webhook that has changed while somebody edits it', () => {
  const save = (id: string, body: { off: boolean; version?: number }) =>
    request(
      'PUT /webhooks/:id',
      { params: { id }, body: { url: URL, types: ['data.published'], ...body } },
      'admin',
    );

  test('keeps what was saved first, and the other one is shown it', async () => {
    const { id, webhook } = await addWebhook();
    const version = webhook?.version ?? 0;
    expect((await save(id, { off: true, version })).reply).toMatchObject({
      off: 'person',
      version: version + 1,
    });
    const second = await save(id, { off: false, version });
    expect([second.status, second.problem.message]).toEqual([
      409,
      'This webhook has changed meanwhile. Please look at the newer one.',
    ]);
    expect(second.problem.current).toMatchObject({ off: 'person', version: version + 1 });
    expect(await hooks()).toMatchObject([{ off: 'person' }]);
  });

  test('is not switched on again by who has not seen that its receiver is gone', async () => {
    const { id, webhook } = await addWebhook();
    answer = () => ({ status: 410, answer: '', retryAfter: null });
    await ping(id);
    await send();
    expect((await save(id, { off: false, version: webhook?.version ?? 0 })).status).toBe(409);
    expect(await hooks()).toMatchObject([{ off: 'gone' }]);
  });

  test('is saved by a program that names no version, as before', async () => {
    const { id } = await addWebhook();
    await save(id, { off: true });
    expect((await save(id, { off: false })).reply).toMatchObject({ off: null });
  });
});

describe('a webhook that is changed while a message is tried again and again', () => {
  const NEW = 'https://new.example.org/counts';
  type Change = { url?: string; types?: WebhookType[] };
  const change = (id: string, body: Change) =>
    request(
      'PUT /webhooks/:id',
      { params: { id }, body: { url: URL, types: ['counts.certified'], off: false, ...body } },
      'admin',
    );
  const DOWN: Tried = { status: 500, answer: '', retryAfter: null };

  test('is told at its new address at once, signed by its new secret too, and begins without failures', async () => {
    const { id, secret } = await addWebhook();
    await ping(id);
    answer = () => DOWN;
    await send();
    expect((await hooks())[0]?.failing_since).not.toBeNull();
    expect((await change(id, { url: NEW })).reply).toMatchObject({ url: NEW, failing_since: null });
    const { reply } = await request('POST /webhooks/:id/rotate', { params: { id } }, 'admin');
    answer = () => OK;
    expect(await send(1)).toBe(1);
    const [first, second] = got;
    expect([first?.url, second?.url]).toEqual([URL, NEW]);
    expect(header(second, 'webhook-id')).toBe(header(first, 'webhook-id'));
    const signed = { id: header(second, 'webhook-id'), seconds: START / 1000 + 1, body: second?.body ?? '' };
    expect(header(second, 'webhook-signature')).toBe(signaturesOf([reply.secret, secret], signed));
    expect(await deliveries(id)).toMatchObject([{ state: 'done', tries: 2 }]);
  });

  test.each<[string, Tried]>([
    ['that it is gone', { status: 410, answer: '', retryAfter: null }],
    ['nothing', { fault: 'timeout' }],
  ])('goes on where the address before says %s after it was changed', async (_says, said) => {
    const { id } = await addWebhook();
    await ping(id);
    answer = async ({ url }) => {
      if (url === NEW) return OK;
      expect((await change(id, { url: NEW })).status).toBe(200);
      return said;
    };
    expect(await send()).toBe(2);
    expect(got.map(({ url }) => url)).toEqual([URL, NEW]);
    expect((await hooks())[0]).toMatchObject({ off: null, failing_since: null });
    expect(await deliveries(id)).toMatchObject([{ state: 'done', tries: 2, status: 204 }]);
  });

  test('hears no more of what it does not want any more, of a ping it does', async () => {
    const { id } = await addWebhook(['counts.certified', 'data.published']);
    await certify();
    await ping(id);
    answer = () => DOWN;
    await send();
    await change(id, { types: ['data.published'] });
    answer = () => OK;
    expect(await send(60)).toBe(1);
    expect((await deliveries(id)).map(({ type, state, tries }) => [type, state, tries])).toEqual([
      ['ping', 'done', 2],
      ['counts.certified', 'dropped', 1],
    ]);
  });
});

test('an import that fails is told', async () => {
  await addWebhook(['import.failed']);
  const { id } = await imported(fixture('custom/fixtures/bpcx-custom-bad-rows.csv'));
  await send();
  const link = `http://count-exchange.test/import-history?station=${CUSTOM}`;
  expect(told()).toMatchObject([{ type: 'import.failed', data: { station: CUSTOM, import: id, link } }]);
});

test('what nobody wants to hear of is not kept, nor what another agency’s stations do', async () => {
  await addWebhook(['counts.reopened']);
  await addWebhook(['counts.certified'], 'houston');
  await certify();
  expect(await testApi().query('select 1 from webhook_events')).toEqual([]);
});

test('an agency that is closed is told nothing, of before or since; once it is open again it is told what is new', async () => {
  const { id } = await addWebhook(['counts.certified', 'counts.reopened']);
  await certify();
  const params = { agencyId: '3' };
  await request('POST /agencies/:agencyId/close', { params }, 'super');
  const reopen = (minDate: string, maxDate: string) =>
    request(
      'POST /counts/reopen',
      { body: { flowid_txdot: AU, minDate, maxDate, reason: 'Swapped' } },
      'super',
    );
  await reopen('2026-02-01', '2026-02-03');
  await send();
  expect(got).toEqual([]);
  await request('POST /agencies/:agencyId/reopen', { params }, 'super');
  await reopen('2026-02-04', '2026-02-05');
  await send();
  expect(told()).toMatchObject([{ type: 'counts.reopened', data: { first: '2026-02-04' } }]);
  forgetSignIns();
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(['done', 'dropped', 'dropped']);
});

test('a refused call has raised nothing, and a station that moved on is nothing to tell of', async () => {
  const { id } = await addWebhook(['counts.reopened', 'counts.certified']);
  const days = { minDate: '2030-01-01', maxDate: '2030-01-02', reason: 'None' };
  expect(
    (await request('POST /counts/reopen', { body: { flowid_txdot: AU, ...days } }, 'super')).status,
  ).toBe(422);
  expect(await deliveries(id)).toEqual([]);
  await certify();
  await testApi().query('update stations set agency_id = 4 where station_id_tmg = $1', [AU]);
  await send();
  expect(got).toEqual([]);
  expect(await deliveries(id)).toMatchObject([{ state: 'dropped', tries: 0 }]);
});

test('what fails is tried again under the same id, each try signed anew, until it is taken', async () => {
  const { id, secret } = await addWebhook();
  await ping(id);
  answer = () => ({ status: 500, answer: '<b>Nobody home</b>', retryAfter: null });
  await send();
  expect(await send(4)).toBe(0);
  expect(await send(6)).toBe(1);
  expect(await deliveries(id)).toMatchObject([
    { state: 'waiting', tries: 2, status: 500, answer: '<b>Nobody home</b>', next_at: expect.any(String) },
  ]);
  expect((await hooks())[0]).toMatchObject({
    failing_since: '2026-03-02T12:00:00Z',
    last_delivered_at: null,
  });
  answer = () => OK;
  await send(400);
  expect(new Set(got.map((message) => header(message, 'webhook-id'))).size).toBe(1);
  const [first, , third] = got;
  expect([header(first, 'webhook-timestamp'), header(third, 'webhook-timestamp')]).toEqual(
    [0, 400].map((later) => String(START / 1000 + later)),
  );
  const signed = { id: header(third, 'webhook-id'), seconds: START / 1000 + 400, body: third?.body ?? '' };
  expect(header(third, 'webhook-signature')).toBe(signaturesOf([secret], signed));
  expect((await hooks())[0]).toMatchObject({
    failing_since: null,
    last_delivered_at: '2026-03-02T12:06:40Z',
  });
});

test('a webhook gets one message at a time, however many send; one that a dead process had is gone on with', async () => {
  const { id } = await addWebhook();
  await ping(id);
  await ping(id);
  let open = 0;
  answer = async () => {
    open += 1;
    expect(open).toBe(1);
    await new Promise((resolve) => void setImmediate(resolve));
    open -= 1;
    return OK;
  };
  const tries = await Promise.all([send(), send()]);
  expect(tries.reduce((sum, one) => sum + one, 0)).toBe(2);
  // a process takes a message and is gone
  await ping(id);
  await testApi().query(`update webhooks set busy_until = '2026-03-02T12:01:00Z'`);
  expect(await send(30)).toBe(0);
  expect(await send(60)).toBe(1);
});

test('who says that they are gone is off; switched on again they are told of what happens from then on', async () => {
  const { id } = await addWebhook();
  await ping(id);
  await ping(id);
  answer = () => ({ status: 410, answer: '', retryAfter: null });
  expect(await send()).toBe(1);
  expect((await hooks())[0]).toMatchObject({ off: 'gone' });
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(['dead', 'dead']);
  await certify();
  expect((await ping(id)).status).toBe(409);
  answer = () => OK;
  const body = { url: URL, types: ['counts.certified' as const], off: false };
  expect((await request('PUT /webhooks/:id', { params: { id }, body }, 'admin')).reply.off).toBeNull();
  const log = (await request('GET /audit', { query: {} }, 'admin')).reply.data.map(({ text }) => text);
  expect(log).toContain(`Switched the webhook ${URL} on again.`);
  expect(log).toContain(`Gave up the webhook ${URL}, whose receiver is gone or takes no message.`);
  await ping(id);
  expect(await send()).toBe(1);
});

test('after five days of nothing but failures it is off, and the agency’s admins are written to', async () => {
  const { id } = await addWebhook();
  // who was invited and has not come yet is written to by nobody but who invited them
  await testApi().query(
    `insert into users (name, email, agency_id, admin) select 'Ines Invited', 'invited@example.org', agency_id, true
     from users where email = 'admin@example.org'`,
  );
  await ping(id);
  answer = () => ({ fault: 'timeout' });
  await send();
  const day = 86_400;
  await send(5 * day - 1);
  expect((await hooks())[0]).toMatchObject({ off: null });
  await ping(id);
  await testApi().query(
    `update webhook_deliveries set next_at = '2026-03-07T12:00:00Z' where state = 'waiting'`,
  );
  expect(await send(5 * day)).toBe(1);
  expect((await hooks())[0]).toMatchObject({ off: 'failing' });
  const mails = (await testApi().outbox()).filter(({ subject }) => subject.includes('webhook'));
  expect(mails).toEqual([
    {
      recipient: 'admin@example.org',
      subject: 'A webhook is off / Un webhook está desactivado',
      body: expect.stringContaining(`${URL} of City of Austin is off`),
    },
  ]);
});

test('a new secret is told once; the one before signs beside it for a day', async () => {
  const { id, secret } = await addWebhook();
  const { reply } = await request('POST /webhooks/:id/rotate', { params: { id } }, 'admin');
  expect(reply.webhook.rotating_until).toBe('2026-03-03T12:00:00Z');
  for (const [later, secrets] of [
    [86_399, [reply.secret, secret]],
    [86_400, [reply.secret]],
  ] as const) {
    await ping(id);
    await send(later);
    const message = got.at(-1);
    const signed = {
      id: header(message, 'webhook-id'),
      seconds: START / 1000 + later,
      body: message?.body ?? '',
    };
    expect(header(message, 'webhook-signature')).toBe(signaturesOf(secrets, signed));
  }
  // neither stands in the database as it is
  const kept = JSON.stringify(await testApi().query('select * from webhooks'));
  for (const told of [secret, reply.secret]) expect(kept).not.toContain(told.slice('whsec_'.length));
});

test('a secret that another key has sealed signs nothing, and a new one does', async () => {
  const { id } = await addWebhook();
  await ping(id);
  testApi().settings.secretKey = 'another key of the installation, by now';
  await testApi().query(`update webhooks set secret = replace(secret, 'database.', 'outside.')`);
  await send();
  expect(got).toEqual([]);
  expect(await deliveries(id)).toMatchObject([{ state: 'waiting', fault: 'secret' }]);
  await request('POST /webhooks/:id/rotate', { params: { id } }, 'admin');
  await send(10);
  // the one before is left out, though its time is not over
  expect(header(got[0], 'webhook-signature')).toMatch(/^v1,\S+$/);
});

test('a message is sent again by wish, under the id that it had', async () => {
  const { id } = await addWebhook();
  await ping(id);
  await send();
  const [one] = await deliveries(id);
  const params = { id, deliveryId: String(one?.id) };
  const again = () => request('POST /webhooks/:id/deliveries/:deliveryId/again', { params }, 'admin');
  expect((await again()).status).toBe(200);
  await send();
  expect(got.map((message) => header(message, 'webhook-id'))).toEqual([one?.message_id, one?.message_id]);
  const nobody = { ...params, deliveryId: '999999' };
  const none = await request('POST /webhooks/:id/deliveries/:deliveryId/again', { params: nobody }, 'admin');
  expect(none.status).toBe(404);
});

test.each([
  ['http://hooks.example.org/', 'The address must begin with https.'],
  ['https://10.0.0.1/', 'The address must be a name on the internet'],
  ['https://count-exchange.test/', 'The address must be a name on the internet'],
  ['https://hooks.example.org:25/', 'ports 443 and 8443'],
])('%s is refused where it is entered, and at every try', async (url, sentence) => {
  const body = { url, types: ['counts.certified' as const] };
  const { status, problem } = await request('POST /webhooks', { body }, 'admin');
  expect([status, problem.errors?.['url']]).toEqual([422, [expect.stringContaining(sentence)]]);
  const { id } = await addWebhook();
  await testApi().query('update webhooks set url = $1', [url]);
  await ping(id);
  await send();
  expect(got).toEqual([]);
  expect(await deliveries(id)).toMatchObject([{ state: 'waiting', fault: 'address', status: null }]);
});

test('a deleted webhook takes its deliveries with it; deliveries of a month ago go too', async () => {
  const [one, other] = [await addWebhook(), await addWebhook()];
  for (const { id } of [one, other]) await ping(id);
  await send();
  const params = { id: one.id };
  expect((await request('DELETE /webhooks/:id', { params }, 'admin')).status).toBe(200);
  expect(await testApi().query('select 1 from webhook_deliveries')).toHaveLength(1);
  await sweepEvents(testApi().db, new Date(START + 30 * 86_400_000));
  expect(await deliveries(other.id)).toHaveLength(1);
  await sweepEvents(testApi().db, new Date(START + 30 * 86_400_000 + 1));
  expect(await deliveries(other.id)).toEqual([]);
});

test('an agency has its limit, and what is done stands in the audit log without a secret', async () => {
  for (let at = 0; at < 20; at += 1) expect((await addWebhook()).status).toBe(200);
  expect((await addWebhook()).status).toBe(409);
  expect(await hooks()).toHaveLength(20);
  const [entry] = (await request('GET /audit', { query: { action: 'webhook.add' } }, 'admin')).reply.data;
  expect(entry?.text).toBe(`Added the webhook ${URL}: counts.certified.`);
});
