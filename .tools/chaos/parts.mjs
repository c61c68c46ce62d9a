// What every step needs: the server as a process of its own, with a mail server that takes its time.
import { KillableServer } from '../../mock-api/src/testing/killable-server.ts';
import { MailServer } from '../../mock-api/src/testing/mail-server.ts';

/** So long the mail server takes over each message, so that strikes meet some on their way. */
const MAIL_PAUSE_MS = 50;

/** Runs something with a server of its own, not started yet; both are gone afterwards. */
export async function withServer(work) {
  const server = new KillableServer();
  const mail = new MailServer();
  mail.pause = MAIL_PAUSE_MS;
  try {
    return await work({ server, mail, env: { SMTP_URL: await mail.start() } });
  } finally {
    await server.remove();
    await mail.stop();
  }
}
