import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Text } from '../../platform/text/language.ts';
import { selectPasswordHash } from './account.sql.ts';
import { isPassword } from './password.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'settle' | 'caller' | 'limiter' | 'address' | 'settings'>;

/**
 * Has the caller prove with their password that it is them; refused on the field that holds it, and counted. Commits
 * what the call has done so far: it comes before the first write.
 */
export async function demandPassword(
  { db, settle, caller, limiter, address, settings }: Call,
  password: string,
  wrong: { field: string; text: Text },
): Promise<void> {
  await settle();
  const attempt = await limiter.begin({ kind: 'password', account: caller.user.email, address });
  const stored = await asOwner(db, (tx) => selectPasswordHash(tx, caller.user.id));
  await settle();
  if (!(await isPassword(password, stored, settings.passwordCost)))
    throw new ApiProblem(422, wrong.text, { errors: { [wrong.field]: [wrong.text] } });
  await attempt.succeeded();
}
