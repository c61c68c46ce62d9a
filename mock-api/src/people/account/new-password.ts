import { passwordFault } from './passwords/password.rules.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { hashPassword, type Cost } from './password.ts';
import { texts } from './texts.ts';

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
