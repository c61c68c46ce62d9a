import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { returnPath } from './return-path.rules.ts';

/** An e-mail on its way; `id` makes its Message-ID, the same in every try. */
type Letter = {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same words as a page. */
  html?: string;
  headers?: Record<string, string>;
};

/**
 * Sends one e-mail; throws when the mail server does not take it. `handOver` is called before the first byte of the
 * message leaves: from then on an answer that never comes leaves open whether it was taken. Where `handOver` throws,
 * nothing leaves.
 */
export type Mailer = (letter: Letter, handOver: () => Promise<void>) => Promise<void>;

/** So long a mail server may keep silent, in milliseconds; an address may say otherwise (`?socketTimeout=…`). */
const PATIENCE = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/**
 * Sends through a mail server, by an address such as smtp://user:password@host:587. What comes back goes to `bounces`, where
 * that is set, with the e-mail's id in the address. That e-mails end at one click is said only where the relay signs (`signed`): programs
 * that read mail believe no other (RFC 8058).
 */
export function smtpMailer(
  url: string,
  from: string,
  { bounces = null, signed = false }: { bounces?: string | null; signed?: boolean } = {},
): Mailer {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'count-exchange.example';
  return async ({ id, headers = {}, ...letter }, handOver) => {
    const transport = nodemailer.createTransport({ ...PATIENCE, ...patienceOf(url), url });
    transport.use('stream', ({ message }, done) => {
      const read = message.createReadStream.bind(message);
      // read only once the server has answered DATA with its consent
      message.createReadStream = () => Readable.from(afterwards(handOver, read), { objectMode: false });
      done();
    });
    try {
      await transport.sendMail({
        from,
        ...letter,
        // as they stand: a relay's signature over a header that was broken into lines may not hold
        headers: Object.fromEntries(
          Object.entries(headers)
            .filter(([name]) => signed || name !== 'List-Unsubscribe-Post')
            .map(([name, value]) => [name, { prepared: true, value }]),
        ),
        messageId: `<${id}@${domain}>`,
        ...(bounces !== null && { envelope: { from: returnPath(bounces, id), to: letter.to } }),
      });
    } finally {
      transport.close();
    }
  };
}

async function* afterwards(first: () => Promise<void>, read: () => Readable): AsyncGenerator<Uint8Array> {
  await first();
  for await (const piece of read()) yield piece as Uint8Array;
}

/** What the address itself says of how long to wait. */
function patienceOf(url: string): Partial<typeof PATIENCE> {
  const query = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  const named = Object.keys(PATIENCE).filter((name) => Number(query.get(name)) > 0);
  return Object.fromEntries(named.map((name) => [name, Number(query.get(name))]));
}
