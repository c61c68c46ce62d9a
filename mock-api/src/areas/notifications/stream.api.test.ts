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

async function certify(): Promise<void> {
  await request('POST /counts/certify', { body: { flowid_txdot: 'AU0001' } }, 'user');
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
  const told = await next(reader);
  expect(told).toMatchObject({ event: 'notification' });
  expect(JSON.parse((told as { data: string }).data)).toMatchObject({
    kind: 'certification',
    ok: true,
    title: 'Certificación terminada',
    read: false,
  });
});

test('a stream that is taken up again brings what was missed', async () => {
  await certify();
  const reader = await listen('user', { 'last-event-id': '0' });
  expect(await next(reader)).toMatchObject({ event: 'notification' });
});

test('nobody hears of another person’s notifications', async () => {
  const reader = await listen('houston');
  expect(await next(reader)).toMatchObject({ event: 'ping' });
  await certify();
  await request('POST /user/logout', { body: {} }, 'houston');
  expect(await next(reader)).toBe('end');
});

test('signing out ends the stream', async () => {
  const reader = await listen('user');
  await next(reader);
  await request('POST /user/logout', { body: {} }, 'user');
  expect(await next(reader)).toBe('end');
});

test('a token that is none opens no stream', async () => {
  const response = await testApi().fetch(
    requestOf('GET /notifications/stream', { query: { token: 'forged' } }),
  );
  expect(response.status).toBe(401);
});
