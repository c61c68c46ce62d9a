import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

/**
 * What the mail server makes of e-mails: takes them, refuses for now (4xx) or for good (5xx) the addressee or the whole
 * message, keeps silent, or breaks the connection off, before or after it has the message.
 */
export type MailTrouble =
  | 'none'
  | 'refuses addressees for now'
  | 'refuses addressees'
  | 'refuses messages for now'
  | 'refuses messages'
  | 'is silent before the message'
  | 'is silent after the message'
  | 'breaks off before the message'
  | 'breaks off after the message';

/** An e-mail as the mail server has it, whether it confirmed that or not. */
export type ReceivedMail = { from: string; to: string; messageId: string; subject: string; content: string };

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
const silence = () => new Promise<never>(() => undefined);

/** A mail server of its own, on a free port. */
export class MailServer {
  /** What it does with the next e-mails. */
  trouble: MailTrouble = 'none';
  /** Every message that it has read to its end and not refused. */
  readonly received: ReceivedMail[] = [];
  /** So long it takes over each message, in milliseconds. */
  pause = 0;
  /** How often somebody has named an addressee. */
  tries = 0;
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, session, done) => {
        this.tries += 1;
        callbackify(() => this.beforeMessage(session.id))(done);
      },
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const take = async () => this.afterMessage(await text(stream), { from, to }, session.id);
        callbackify(take)(done);
      },
    });
    // connections that a client breaks off are nothing to tell
    this.server.on('error', () => undefined);
  }

  /** Starts; answers the address for SMTP_URL. */
  async start(): Promise<string> {
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const { _socket: socket } of this.connections()) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async beforeMessage(session: string): Promise<void> {
    if (this.trouble === 'refuses addressees for now') throw refusal(450, 'Later');
    if (this.trouble === 'refuses addressees') throw refusal(550, 'No such mailbox');
    if (this.trouble === 'is silent before the message') await silence();
    if (this.trouble === 'breaks off before the message') await this.breakOff(session);
  }

  private async afterMessage(
    content: string,
    way: Pick<ReceivedMail, 'from' | 'to'>,
    session: string,
  ): Promise<void> {
    if (this.trouble === 'refuses messages for now') throw refusal(451, 'Later');
    if (this.trouble === 'refuses messages') throw refusal(554, 'Not this one');
    await sleep(this.pause);
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(content)?.[1]?.trim() ?? '';
    this.received.push({ ...way, messageId: header('Message-ID'), subject: header('Subject'), content });
    if (this.trouble === 'is silent after the message') await silence();
    if (this.trouble === 'breaks off after the message') await this.breakOff(session);
  }

  private breakOff(session: string): Promise<never> {
    for (const { id, _socket: socket } of this.connections()) if (id === session) socket.destroy();
    return silence();
  }

  private connections(): { id: string; _socket: Socket }[] {
    return [...this.server.connections] as { id: string; _socket: Socket }[];
  }
}
