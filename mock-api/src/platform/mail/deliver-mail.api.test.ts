import { MailServer, type MailTrouble } from '../../testing/mail-server.ts';
import { forgetSignIns, request, signIn, testApi, type Persona } from '../../testing/index.ts';
import { smtpMailer } from './mailer.ts';

let mailServer: MailServer;
let url = '';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  mailServer = new MailServer();
  url = await mailServer.start();
});
afterEach(() => mailServer.stop());

/** Puts e-mails into the outbox, each with its job. */
async function write(...addressees: string[]): Promise<void> {
  for (const to of addressees) {
    await testApi().db.transaction(async (tx) => {
      const [mail] = await tx.query<{ id: number }>(
        `insert into outbox (recipient, subject, body, created_at) values ($1, 'Certified', 'Your counts', now()) returning id`,
        [to],
      );
      await testApi().queue.enqueue(tx, 'deliver-mail', { id: mail?.id ?? 0 });
    });
  }
}

/**
 * After how many milliseconds of silence a try is given up: few only where every try is to be, so that a machine that stands
 * still for a moment ends none before it has handed its message over.
 */
const patience = (trouble: MailTrouble) => (trouble === 'is silent before the message' ? 150 : 3000);

const work = (
  trouble: MailTrouble = 'none',
  at = `${url}?socketTimeout=${patience(trouble)}`,
  signed = false,
) => {
  mailServer.trouble = trouble;
  return testApi().runJobs(smtpMailer(at, 'Count Exchange <no-reply@counts.example>', { signed }));
};
const outbox = () =>
  testApi().query<{ id: number; state: string; attempts: number; message_id: string }>(
    'select id, state, attempts, message_id from outbox order by id',
  );
const horizon = 'http://count-exchange.test/horizon';
const sendAgain = async (as: Persona, mail: number | string) =>
  testApi().fetch(
    new Request(`${horizon}/send-again`, {
      method: 'POST',
      body: new URLSearchParams({ token: await signIn(as), mail: String(mail) }),
    }),
  );
const page = async () =>
  (await testApi().fetch(new Request(`${horizon}?token=${await signIn('super')}`))).text();

test('an e-mail bears the id of its row, and another job for it sends nothing', async () => {
  await write('uma@example.org');
  await work();
  const [mail] = await outbox();
  await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'deliver-mail', { id: mail?.id ?? 0 }));
  await work();
  expect(mailServer.received.map(({ messageId }) => messageId)).toEqual([
    `<${mail?.message_id}@counts.example>`,
  ]);
});

test.each([
  ['signs', true],
  ['does not sign', false],
])('headers of its own leave as they stand, one click only through a server that %s', async (_, signed) => {
  await write('uma@example.org');
  const link = `<https://counts.example/u/${'t'.repeat(43)}>`;
  const headers = { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  await testApi().query('update outbox set headers = $1::text::jsonb', [JSON.stringify(headers)]);
  await work('none', url, signed);
  const lines = mailServer.received[0]?.content.split('\r\n');
  expect(lines).toContain(`List-Unsubscribe: ${link}`);
  expect(lines?.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(signed);
});

test('an e-mail with a page leaves as both, the text first', async () => {
  await write('uma@example.org');
  await testApi().query(`update outbox set html = '<p>Your <b>counts</b></p>'`);
  await work();
  const content = mailServer.received[0]?.content ?? '';
  expect(content).toMatch(/content-type: multipart\/alternative/i);
  expect(content).toMatch(/text\/plain[^]*Your counts[^]*text\/html[^]*<p>Your <b>counts<\/b><\/p>/);
});

test('each addressee of an event has an e-mail of their own: one that fails does not send the others again', async () => {
  await write('uma@example.org', 'bea@example.org', 'cal@example.org');
  const mailer = smtpMailer(url, 'no-reply@counts.example');
  let fails = 3;
  await testApi().runJobs((letter, handOver) =>
    letter.to.startsWith('bea') && fails-- > 0 ? Promise.reject(new Error('away')) : mailer(letter, handOver),
  );
  expect(mailServer.received.map(({ to }) => to).toSorted()).toEqual([
    'bea@example.org',
    'cal@example.org',
    'uma@example.org',
  ]);
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(3);
});

test.each([
  // what is not taken is tried over a day, then told; what is refused for good only once
  ['refuses addressees for now', 32, 'failed', 0],
  ['refuses messages for now', 32, 'failed', 0],
  ['breaks off before the message', 32, 'failed', 0],
  ['is silent before the message', 32, 'failed', 0],
  ['refuses addressees', 1, 'failed', 0],
  ['refuses messages', 1, 'failed', 0],
  // the message was handed over, and nobody knows: never again by itself
  ['is silent after the message', 1, 'unsure', 1],
  ['breaks off after the message', 1, 'unsure', 1],
] as const)(
  'with a mail server that %s it is tried %i times and then %s',
  async (trouble, tries, state, arrived) => {
    await write('uma@example.org');
    await work(trouble);
    expect(await outbox()).toMatchObject([{ state, attempts: tries }]);
    expect(mailServer.received).toHaveLength(arrived);
    // on a busy machine a try's time may be over before it has named its addressee
    expect(mailServer.tries).toBeGreaterThan(0);
    expect(mailServer.tries).toBeLessThanOrEqual(tries);
  },
);

test('with no mail server there at all it is tried again, and arrives once one is', async () => {
  await write('uma@example.org');
  await mailServer.stop();
  await work('none', url);
  expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 32 }]);
});

describe('super admins, and nobody else, are told by the bell of an e-mail that nobody is sure of', () => {
  const told = async (as: Persona, headers = {}) => {
    const { data, unread } = (await request('GET /notifications', {}, as, headers)).reply;
    return [
      unread,
      ...data.filter(({ kind }) => kind === 'mail').map(({ ok, title, text }) => [ok, title, text]),
    ];
  };
  const line = (unsure: number) => [
    false,
    'E-mail may not have arrived',
    `The mail server broke off, so nobody knows whether it was sent. Unsure now: ${unsure}. Choose “Monitor” to see which, and to send them again.`,
  ];
  beforeEach(() => testApi().query('delete from notifications'));

  test('once for each, with one line however many there are', async () => {
    await write('uma@example.org');
    await work('breaks off after the message');
    expect(await told('super')).toEqual([1, line(1)]);
    expect((await told('super', { 'accept-language': 'es' }))[1]).toEqual([
      false,
      'Es posible que un correo no haya llegado',
      expect.stringContaining('Correos en duda: 1.'),
    ]);
    await work();
    await write('bea@example.org');
    await work('is silent after the message');
    expect(await told('super')).toEqual([1, line(2)]);
    for (const other of ['admin', 'user'] as const) expect(await told(other)).toEqual([0]);
    // what was read stays, and nothing rings without a new one
    await request('POST /notifications/read', { body: {} }, 'super');
    await work();
    expect(await told('super')).toEqual([0, line(2)]);
  });

  test('where the process died after it was handed over', async () => {
    await write('after@example.org');
    await testApi().db.exec(`update outbox set attempts = 1, state = 'handed'`);
    await work();
    await work();
    expect(await told('super')).toEqual([1, line(1)]);
  });

  test.each(['refuses addressees', 'breaks off before the message', 'none'] as const)(
    'not where it is known: a mail server that %s',
    async (trouble) => {
      await write('uma@example.org');
      await work(trouble);
      expect(await told('super')).toEqual([0]);
    },
  );
});

test('a message of which a process died before it left is sent, one of which it died after is not', async () => {
  await write('before@example.org', 'after@example.org');
  // as they stand when the process is killed
  await testApi().db.exec(
    `update outbox set attempts = 1, state = case recipient when 'before@example.org' then 'sending' else 'handed' end`,
  );
  await work();
  expect(mailServer.received.map(({ to }) => to)).toEqual(['before@example.org']);
  expect(await outbox()).toMatchObject([{ state: 'sent' }, { state: 'unsure' }]);
});

test('of two processes that have the same e-mail in hand only the later one sends it', async () => {
  await write('uma@example.org');
  const mailer = smtpMailer(url, 'no-reply@counts.example');
  await testApi().runJobs(async (letter, handOver) => {
    // another process takes it over while this one is held up
    if (mailServer.received.length === 0) {
      await testApi().db.exec('update outbox set attempts = attempts + 1');
      await expect(mailer(letter, handOver)).rejects.toThrow();
      await testApi().db.exec(`update outbox set attempts = attempts - 1, state = 'sending'`);
      expect(mailServer.received).toEqual([]);
    }
    await mailer(letter, handOver);
  });
  expect(mailServer.received).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ state: 'sent' }]);
});

describe('an e-mail that nobody is sure of', () => {
  beforeEach(async () => {
    await write('uma@example.org');
    await work('breaks off after the message');
  });

  test('is told on the monitor, and sent again with the same Message-ID where a super admin says so', async () => {
    const before = await page();
    expect(before).toContain('unsure: it was handed over');
    expect(before).toContain('aria-label="Send again: uma@example.org, Certified"');
    const [mail] = await outbox();
    expect((await sendAgain('super', mail?.id ?? 0)).status).toBe(303);
    await work();
    const [first, second] = mailServer.received.map(({ messageId }) => messageId);
    expect(second).toBe(first);
    expect(await page()).not.toContain('Send again:');
    expect(
      await testApi().query(`select user_name from audit_log where action = 'mail.sent-again'`),
    ).toHaveLength(1);
  });

  test('is sent again once, though it is asked for twice', async () => {
    const [mail] = await outbox();
    const answers = await Promise.all([1, 2].map(() => sendAgain('super', mail?.id ?? 0)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['303', '409']);
    await work();
    expect(mailServer.received).toHaveLength(2);
  });

  test('is for super admins to send, and only what there is', async () => {
    const [mail] = await outbox();
    expect((await sendAgain('admin', mail?.id ?? 0)).status).toBe(403);
    expect((await sendAgain('user', mail?.id ?? 0)).status).toBe(403);
    expect((await sendAgain('super', 999_999)).status).toBe(409);
    expect((await sendAgain('super', 'all')).status).toBe(422);
    await work();
    expect(mailServer.received).toHaveLength(1);
  });
});
