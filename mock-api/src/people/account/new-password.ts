import { z } from 'zod';
import { passwordFault } from './passwords/password.rules.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { said } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';
import { hashPassword, type Cost } from './password.ts';
import { texts } from './texts.ts';

/** The specification's minimum for a reset; a change takes nothing shorter. */
const PASSWORD_MIN = 8;
/** Longer ones would only cost time to hash. */
export const PASSWORD_MAX = 1000;

/** The field of a new password, with the screen's own sentence for one that is too short. */
export const newPassword = (tooShort: Text) => z.string().min(PASSWORD_MIN, said(tooShort)).max(PASSWORD_MAX);

const FAULTS = { common: texts.commonPassword, own: texts.ownPassword } as const;

/**
 * What is stored of an account's new password; refused where others would try it first. Every way to a password passes
 * here.
 */
export async function newPasswordHash(
  password: string,
  account: { name: string; email: string },
  cost: Cost,
): Promise<string> {
  const fault = passwordFault(password, account);
  if (fault) throw new ApiProblem(422, FAULTS[fault], { errors: { password: [FAULTS[fault]] } });
  return hashPassword(password, cost);
}
