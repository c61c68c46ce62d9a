import type { BounceReport } from 'shared-domain/contract';
import PostalMime, { type Email } from 'postal-mime';
import { statusRefused } from './mail-outcome.rules.ts';
import { reportedMessage } from './return-path.rules.ts';

/** What an e-mail that came back says of the one that was sent, as `POST /mail/bounces` takes it. */
export type ToldByMail = Pick<BounceReport, 'kind' | 'reason'> & { message_id: string };

/** Fields of a report's part by their names in small letters, the first of each: RFC 3464 and RFC 5965 write them as mail writes its head. */
type Fields = ReadonlyMap<string, string>;

/** Blocks of a part that are kept apart by an empty line, each with its fields; lines that go on are joined. */
function blocksOf(part: string): Fields[] {
  return part
    .replaceAll('\r', '')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((block) => {
      const fields = block.split('\n').flatMap((line): [string, string][] => {
        const colon = line.indexOf(':');
        return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
      });
      return new Map(fields.toReversed());
    });
}

/** A report's part of a kind, as text; what was sent along in another form is none. */
function partOf({ attachments }: Email, ...types: string[]): string {
  const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
  return typeof content === 'string' ? content : '';
}

/** A delivery report (RFC 3464): who it was for is given up; what is only late, or arrived, tells nothing. */
function givenUp(mail: Email): Omit<ToldByMail, 'message_id'> | null {
  const failed = blocksOf(partOf(mail, 'message/delivery-status')).find(
    (fields) => fields.get('action')?.toLowerCase() === 'failed',
  );
  const kind = statusRefused(failed?.get('status') ?? '');
  if (!failed || kind === null) return null;
  const reason = failed.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '') ?? failed.get('status');
  return { kind, reason };
}

/** A report of a reader's complaint (RFC 5965). */
function complained(mail: Email): Omit<ToldByMail, 'message_id'> | null {
  const types = blocksOf(partOf(mail, 'message/feedback-report')).map((fields) =>
    fields.get('feedback-type'),
  );
  return types.some((type) => type?.toLowerCase() === 'abuse') ? { kind: 'complaint' } : null;
}

/** Whose e-mail it is about: the one whose id stands in the address that it came back to, else in what was sent back with it. */
function aboutOf(mail: Email, returnedTo: string): string | null {
  const sent = partOf(mail, 'message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers');
  const [head] = blocksOf(sent);
  return (
    reportedMessage({ address: returnedTo }) ?? reportedMessage({ message_id: head?.get('message-id') ?? '' })
  );
}

/**
 * What an e-mail tells that came back, with the address that it came back to; null where it tells nothing of one of ours: a person's
 * answer, an absence, a report of a delay. An address alone names nobody: anybody may write such an e-mail, and its id is known only
 * to whom ours went.
 */
export async function toldByMail(raw: Uint8Array, returnedTo: string): Promise<ToldByMail | null> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const told = givenUp(mail) ?? complained(mail);
  const about = aboutOf(mail, returnedTo);
  return told && about !== null ? { message_id: about, ...told } : null;
}
