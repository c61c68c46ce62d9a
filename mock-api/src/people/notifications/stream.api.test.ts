import { newTicket as madeTicket, TICKET_MS } from '../../platform/http/ticket.ts';
import { hashToken } from '../../platform/http/token.ts';
import { noteStatements } from '../../testing/note-statements.ts';
import { forgetSignIns, request, requestOf, signIn, testApi, type Persona } from '../../testing/index.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;
const open: Reader[] = [];

async function listen(as: Persona, headers: Record<string, string> = {}, query = {}): Promise<Reader> {
  const token = await signIn(as);
  const response = await testApi().fetch(
    requestOf('GET /notifications/stream', { query: { token, ...query } }, undefined, headers),
  );
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  open.push(reader);
  return reader;
}

/** The next event: its name and its data. */
async function next(reader: Reader): Promise<{ event: string; data: string } | 'end'> {
  const { value, done } = await reader.read();
  if (done) return 'end';
  const text = new TextDecoder().decode(value);
  return { event: /^event: (.*)$/m.exec(text)?.[1] ?? '', data: /^data: (.*)$/m.exec(text)?.[1] ?? '' };
}

/** The next event that is no ping: on a slow machine another one may come first. */
async function told(reader: Reader): Promise<{ event: string; data: string } | 'end'> {
  const one = await next(reader);
  return one !== 'end' && one.event === 'ping' ? told(reader) : one;
}

async function certify(): Promise<void> {
  await request('POST /counts/certify', { body: { flowid_txdot: 'AU0001', reason: 'Known' } }, 'user');
  await testApi().runJobs();
}

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(async () => {
  for (const reader of open.splice(0)) await reader.cancel();
});

test('a finished certification arrives at once, in the language asked for', async () => {
  const reader = await listen('user', {}, { language: 'es' });
  expect(await next(reader)).toEqual({ event: 'ping', data: '' });
  await certify();
  const heard = await told(reader);
  expect(heard).toMatchObject({ event: 'notification' });
  expect(JSON.parse((heard as { data: string }).data)).toMatchObject({
    kind: 'certification',
    ok: true,
    title: 'Certificación terminada',
    read: false,
  });
});

test('a stream that is taken up again brings what was missed', async () => {
  await certify();
  const reader = await listen('user', { 'last-event-id': '0' });
  expect(await told(reader)).toMatchObject({ event: 'notification' });
});

test('nobody hears of another person’s notifications', async () => {
  const reader = await listen('houston');
  expect(await next(reader)).toMatchObject({ event: 'ping' });
  await certify();
  await request('POST /user/logout', { body: {} }, 'houston');
  expect(await told(reader)).toBe('end');
});

test('signing out ends the stream', async () => {
  const reader = await listen('user');
  await next(reader);
  await request('POST /user/logout', { body: {} }, 'user');
  expect(await told(reader)).toBe('end');
});

test('those who listen at the same moment are looked after together', async () => {
  const readers = [await listen('user'), await listen('user'), await listen('user', {}, { language: 'es' })];
  for (const reader of readers) expect(await next(reader)).toMatchObject({ event: 'ping' });
  const { statements, end } = noteStatements();
  await certify();
  const heard = await Promise.all(readers.map(told));
  end();
  expect(heard.map((one) => one !== 'end' && JSON.parse(one.data).title)).toEqual([
    'Certification complete',
    'Certification complete',
    'Certificación terminada',
  ]);
  const looks = statements.filter(({ sql }) => sql.includes('lateral') && sql.includes('from notifications'));
  const together = looks.map(({ params }) => (Array.isArray(params?.[0]) ? params[0].length : 0));
  expect(together).toContain(readers.length);
});

describe('a ticket in place of the token', () => {
  const openWith = (ticket: string, key: 'GET /notifications/stream' | 'GET /notifications') =>
    testApi().fetch(requestOf(key, { query: { ticket } }));
  const newTicket = async (as: Persona) => {
    const { reply } = await request('POST /notifications/ticket', {}, as);
    return reply.ticket;
  };

  test('opens the stream of the one it was given to, and nothing else', async () => {
    const ticket = await newTicket('user');
    const response = await openWith(ticket, 'GET /notifications/stream');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    open.push(reader);
    expect(await next(reader)).toMatchObject({ event: 'ping' });
    await certify();
    expect(await told(reader)).toMatchObject({ event: 'notification' });
    expect((await openWith(ticket, 'GET /notifications')).status).toBe(401);
  });

  test('is good no longer than the session', async () => {
    const ticket = await newTicket('houston');
    await request('POST /user/logout', { body: {} }, 'houston');
    expect((await openWith(ticket, 'GET /notifications/stream')).status).toBe(401);
  });

  test.each([
    [TICKET_MS - 1, 200],
    [TICKET_MS, 401],
  ])('answers %i ms after it was given with %i', async (age, status) => {
    const given = new Date(testApi().now().getTime() - age);
    const session = hashToken(await signIn('user'));
    const ticket = await madeTicket(testApi().db, 'GET /notifications/stream', session, given);
    const response = await openWith(ticket, 'GET /notifications/stream');
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });

  test.each([
    ['', 'nothing'],
    ['forged', 'no ticket'],
    [`${'a'.repeat(64)}.9999999999999.${'b'.repeat(43)}`, 'a forged one'],
  ])('%j is %s', async (ticket) => {
    await newTicket('user');
    expect((await openWith(ticket, 'GET /notifications/stream')).status).toBe(401);
  });
});

test('a token that is none opens no stream', async () => {
  const response = await testApi().fetch(
    requestOf('GET /notifications/stream', { query: { token: 'forged' } }),
  );
  expect(response.status).toBe(401);
});
