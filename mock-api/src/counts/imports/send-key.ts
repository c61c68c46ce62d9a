import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Caller } from '../../platform/http/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SentCounts } from 'shared-domain';
import { selectSent, type SentKey } from './sent-counts.sql.ts';
import { sendTexts as texts } from './send-texts.ts';

/** What a key may look like: letters, digits and signs, no blanks. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Under which key counts are sent, with whose it is; null without one. */
export function keyOf(request: Request, { user, token }: Caller): SentKey | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!KEY.test(key)) throw new ApiProblem(422, texts.badKey);
  // an agency's tokens follow one another, and stand for the same sender
  const holder = token && user.id < 0 ? 0 : user.id;
  return { agency: user.agency_id, holder, key };
}

/** A refusal as it is kept: its sentence, in the language of whoever sent first, and the lines. */
export type KeptRefusal = { message: string; lines: { line: number; reason: string }[] };

/** Answers as before what was sent under this key before; refused where it was something else. */
export async function answeredBefore(
  db: Queryable,
  key: SentKey | null,
  hash: string,
): Promise<SentCounts | null> {
  const sent = key && (await selectSent(db, key));
  if (!sent) return null;
  if (sent.body_hash !== hash) throw new ApiProblem(409, texts.otherBody);
  if (sent.status === 200) return sent.reply as SentCounts;
  const { message, lines } = sent.reply as KeptRefusal;
  throw new ApiProblem(422, message, { lines });
}
