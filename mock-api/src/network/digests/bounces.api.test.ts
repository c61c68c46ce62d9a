import { MailServer, type MailTrouble } from '../../testing/mail-server.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { RELAY_SECRET, reportBounces as report, type Signing } from '../../testing/report-bounces.ts';
import { smtpMailer } from '../../platform/mail/mailer.ts';
import { secretOf } from '../../people/webhooks/signature.rules.ts';

const UMA = 'user@example.org';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  testApi().settings.bouncesSecret = RELAY_SECRET;
});

const bounces = () =>
  testApi().query<{ address: string; kind: string; about: string }>(
    'select address, kind, about from mail_bounces order by id',
  );
const own = async (as: Persona = 'user') => (await request('GET /user/digest', {}, as)).reply;

/** Writes an e-mail to somebody, and answers its id. */
async function written(to = UMA): Promise<string> {
  return testApi().db.transaction(async (tx) => {
    const [mail] = await tx.query<{ id: number; message_id: string }>(
      `insert into outbox (recipient, subject, body, created_at) values ($1, 'News', 'Of counters', now())
       returning id, message_id`,
      [to],
    );
    await testApi().queue.enqueue(tx, 'deliver-mail', { id: mail?.id ?? 0 });
    return mail?.message_id ?? '';
  });
}

describe('what the mail server refuses', () => {
  let mailServer: MailServer;
  let url = '';
  beforeEach(async () => {
    mailServer = new MailServer();
    url = await mailServer.start();
  });
  afterEach(() => mailServer.stop());

  const work = (trouble: MailTrouble, bouncesTo: string | null = null) => {
    mailServer.trouble = trouble;
    return testApi().runJobs(
      smtpMailer(url, 'Count Exchange <no-reply@counts.example>', { bounces: bouncesTo }),
    );
  };

  test.each<[MailTrouble, string[]]>([
    ['refuses addressees', ['hard']],
    // once, when it is given up
    ['refuses addressees for now', ['soft']],
    ['refuses messages', []],
    ['refuses messages for now', []],
    ['breaks off before the message', []],
    ['none', []],
  ])('a mail server that "%s" tells of the address %j', async (trouble, kinds) => {
    const message = await written('Uma@Example.org');
    await work(trouble);
    expect(await bounces()).toEqual(
      kinds.map((kind) => ({ address: 'uma@example.org', kind, about: message })),
    );
  });

  test('an address that was refused for good is told to its person, and one that was refused for a while is not', async () => {
    await written();
    await work('refuses addressees for now');
    expect((await own()).stopped).toBeNull();
    await written();
    await work('refuses addressees');
    expect((await own()).stopped).toMatchObject({ kind: 'hard' });
  });

  test('a report of what was refused already counts once', async () => {
    const message = await written();
    await work('refuses addressees');
    expect((await report([{ message_id: message, kind: 'hard' }])).reply).toMatchObject({
      counted: 0,
      repeated: 1,
    });
  });

  test('an e-mail leaves with its id in the address that it comes back to', async () => {
    const message = await written();
    await work('none', 'bounce@example.org');
    expect(mailServer.received).toMatchObject([{ from: `bounce+${message}@example.org`, to: UMA }]);
    expect(mailServer.received[0]?.content).toMatch(/^From: Count Exchange <no-reply@counts\.example>\r$/m);
  });

  test('without such an address it comes back to whom it is from', async () => {
    await written();
    await work('none');
    expect(mailServer.received).toMatchObject([{ from: 'no-reply@counts.example' }]);
  });

  test('what a person asks for is tried though their address is stopped', async () => {
    await report([{ address: UMA, kind: 'hard' }]);
    await request('POST /user/forgot', { body: { email: UMA } });
    await work('none');
    expect(mailServer.received).toMatchObject([{ to: UMA }]);
  });
});

describe('a report of the relay', () => {
  test('is taken once, by the id of its e-mail, its Message-ID or the address that it came back to', async () => {
    const message = await written('Uma@Example.org');
    const by = [
      { message_id: message },
      { message_id: `<${message}@counts.example>` },
      { message_id: `bounce+${message}@example.org` },
      { address: `bounce+${message}@example.org` },
      { message_id: message, address: 'forwarded@elsewhere.example' },
    ];
    const told = await report(by.map((named) => ({ ...named, kind: 'hard' as const })));
    expect(told).toEqual({ status: 200, reply: { counted: 1, repeated: 4, unknown: 0 } });
    expect(await bounces()).toEqual([{ address: 'uma@example.org', kind: 'hard', about: message }]);
    expect((await report([{ message_id: message, kind: 'hard' }])).reply).toMatchObject({ repeated: 1 });
  });

  test('by address alone counts once a day, whatever its capitals', async () => {
    const one = { address: 'User@Example.ORG', kind: 'soft' as const };
    expect((await report([one, { ...one, address: UMA }])).reply).toMatchObject({ counted: 1, repeated: 1 });
    expect((await own()).stopped).toBeNull();
  });

  test('of somebody who is not known is counted as that, and keeps nothing', async () => {
    const told = await report([
      { address: 'nobody@elsewhere.example', kind: 'hard' },
      { message_id: '0b9f6f0e-4f7a-4c7e-9a55-0a8d7c6b5e4f', kind: 'hard' },
      { message_id: '<1@relay.example>', kind: 'complaint' },
    ]);
    expect(told).toEqual({ status: 200, reply: { counted: 0, repeated: 0, unknown: 3 } });
    expect(await bounces()).toEqual([]);
  });

  test.each<[string, Signing, number, string]>([
    ['not with this secret', { secret: secretOf(Buffer.alloc(32, 1)) }, 401, 'not signed'],
    [
      'and then changed',
      { body: '{"reports":[{"address":"admin@example.org","kind":"hard"}]}' },
      401,
      'not signed',
    ],
    ['ten minutes ago', { seconds: Date.parse('2026-03-02T11:50:00Z') / 1000 }, 401, 'five minutes'],
    ['at no time', { seconds: Number.NaN }, 401, 'five minutes'],
  ])('that was signed %s is refused', async (_, signing, status, words) => {
    const told = await report([{ address: UMA, kind: 'hard' }], signing);
    expect(told).toMatchObject({ status, reply: { message: expect.stringContaining(words) as string } });
    expect(await bounces()).toEqual([]);
  });

  test('that is not signed is refused, and where no secret is shared there is no such call', async () => {
    const body = { reports: [{ address: UMA, kind: 'hard' as const }] };
    expect((await request('POST /mail/bounces', { body })).status).toBe(401);
    testApi().settings.bouncesSecret = null;
    expect((await report(body.reports)).status).toBe(404);
    expect(await bounces()).toEqual([]);
  });

  test('that names neither an e-mail nor an address is refused in words', async () => {
    expect(await report([{ kind: 'hard' }])).toMatchObject({ status: 422 });
    expect(
      await report(Array.from({ length: 501 }, () => ({ address: UMA, kind: 'soft' as const }))),
    ).toMatchObject({
      status: 422,
    });
  });

  test('has a reason of any signs and length, which is cut', async () => {
    await report([{ address: UMA, kind: 'hard', reason: `550\0 no\r\nsuch ${'x'.repeat(5000)}` }]);
    const [kept] = await testApi().query<{ reason: string }>('select reason from mail_bounces');
    expect(kept?.reason).toMatch(/^550 {2}no such x+$/);
    expect(kept?.reason).toHaveLength(1000);
  });

  test('that calls an e-mail spam ends them once, and the audit log says so', async () => {
    const message = await written();
    await report([{ message_id: message, kind: 'complaint' }]);
    expect(await own()).toMatchObject({ wanted: 'off', stopped: null });
    const { reply } = await request('GET /audit', { query: {} }, 'admin');
    expect(reply.data.map(({ action }) => action)).toContain('user.complaint');
    // who wants them again is heard, however often the same is reported
    await request('PUT /user/digest', { body: { wanted: 'weekly', language: 'en' } }, 'user');
    await report([{ message_id: message, kind: 'complaint' }]);
    expect((await own()).wanted).toBe('weekly');
  });
});
