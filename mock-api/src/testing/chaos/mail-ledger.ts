import type { KillableServer } from '../killable-server.ts';
import type { MailServer } from '../mail-server.ts';
import { untilEnded, type Fault } from './actor.ts';

/** What the monitor says of the outbox. */
type Outbox = { open: number; onTheWay: number };

/**
 * Follows the e-mails: each event sends one. None comes twice; what is missing is unsure and told, or it is lost.
 * `unsure` is how many the monitor tells.
 */
export function mailLedger(mail: MailServer, server: KillableServer, token: string) {
  let promised = 0;
  let doubledBefore = 0;
  const ledger = {
    unsure: 0,
    async settle(mails: number): Promise<Fault[]> {
      promised += mails;
      const arrived = () => new Set(mail.received.map(({ messageId }) => messageId)).size;
      const isEnded = ({ open, onTheWay }: Outbox) => onTheWay === 0 && arrived() + open >= promised;
      const seen = await untilEnded(() => readOutbox(server, token), isEnded);
      const faults: Fault[] = [];
      if (!seen)
        faults.push({
          kind: 'stuck',
          what: `e-mails: ${arrived()} have arrived of ${promised} that were promised`,
        });
      ledger.unsure = seen?.open ?? ledger.unsure;
      const doubled = mail.received.length - arrived();
      if (doubled > doubledBefore)
        faults.push({ kind: 'doubled', what: `${doubled - doubledBefore} e-mails came again` });
      if (arrived() > promised)
        faults.push({ kind: 'doubled', what: `${arrived() - promised} e-mails more than there were events` });
      doubledBefore = doubled;
      promised = Math.max(promised, arrived());
      return faults;
    },
  };
  return ledger;
}

async function readOutbox(server: KillableServer, token: string): Promise<Outbox> {
  const response = await fetch(`${server.url}/horizon?token=${token}`, {
    headers: { 'accept-language': 'en' },
  });
  if (!response.ok) throw new Error(`The monitor answers ${response.status}.`);
  const text = await response.text();
  const open = Number(/are not sent by themselves any more: (\d+)/.exec(text)?.[1] ?? 0);
  return { open, onTheWay: text.match(/not sent<|being sent</g)?.length ?? 0 };
}
