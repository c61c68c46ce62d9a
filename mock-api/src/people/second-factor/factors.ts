import type { FactorMethod, FactorProof, PasskeyAnswer, TotpSetup, User } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { insertAudit } from '../audit/insert-audit.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Text } from '../../platform/text/language.ts';
import { noteFailedSignIn } from '../account/failed-sign-in.sql.ts';
import { madePasskey, signedBy } from './passkeys.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal, Unopened } from './secret-box.ts';
import * as sql from './second-factor.sql.ts';
import { countFailure, selectFailures } from './sign-in-step.sql.ts';
import { tellPerson } from './tell.ts';
import { texts } from './texts.ts';
import { newTotpSecret, stepOfCode, totpSetup } from './totp.rules.ts';

/** For the database's owner, of a call by anybody. */
export type Call = Pick<Ctx<unknown, 'public'>, 'db' | 'now' | 'settings' | 'request' | 'mail' | 'address'>;

/** Wrong codes of an account in an hour, after which none is looked at: six digits are few. */
const MOST_FAILURES = 20;
const HOUR_MS = 3_600_000;

const boxName = (user: Pick<User, 'id'>) => `totp ${user.id}`;

async function codeStep({ db, now, settings }: Call, user: User, code: string): Promise<number | null> {
  const row = await sql.selectTotp(db, user.id);
  if (!row) return null;
  const box = { sealed: row.secret, name: boxName(user), key: settings.secretKey };
  const secret = await unseal(db, box).catch((error: unknown) => {
    throw error instanceof Unopened ? new ApiProblem(503, texts.otherKey) : error;
  });
  return stepOfCode(secret, code, now());
}

async function isCode(call: Call, user: User, code: string): Promise<boolean> {
  const { db, now } = call;
  const methods = await sql.selectMethods(db, user.id);
  if (!methods.includes('totp')) return false;
  if ((await selectFailures(db, user.id, now())) >= MOST_FAILURES)
    throw new ApiProblem(429, texts.tooManyCodes, { headers: { 'retry-after': '3600' } });
  const step = await codeStep(call, user, code);
  return step !== null && sql.takeStep(db, user.id, step);
}

/** Whether one of the person's passkeys signed the challenge; its counter goes on. */
export async function isPasskey(
  call: Call,
  user: User,
  answer: PasskeyAnswer,
  { challenge, verify }: { challenge: string | null; verify: boolean },
): Promise<boolean> {
  if (challenge === null) return false;
  const keys = await sql.selectPasskeys(call.db, user.id);
  const key = await signedBy(call, answer, { challenge, keys, verify });
  if (key) await sql.usePasskey(call.db, key.id, key.counter, call.now());
  return key !== null;
}

/** What was shown of a second factor: with which method, or the sentence why it is none. */
export async function shownFactor(
  call: Call,
  user: User,
  { code, recovery_code, passkey }: FactorProof,
  challenge: string | null,
): Promise<{ method: FactorMethod } | { wrong: Text; field: string }> {
  const { db, now } = call;
  if (code !== undefined)
    return (await isCode(call, user, code)) ? { method: 'totp' } : { wrong: texts.wrongCode, field: 'code' };
  if (recovery_code !== undefined) {
    const hash = hashRecoveryCode(recovery_code);
    return (await sql.takeRecoveryCode(db, user.id, hash, now()))
      ? { method: 'recovery' }
      : { wrong: texts.wrongRecoveryCode, field: 'recovery_code' };
  }
  return (await isPasskey(call, user, passkey ?? {}, { challenge, verify: false }))
    ? { method: 'passkey' }
    : { wrong: texts.wrongPasskey, field: 'passkey' };
}

/** Counts a wrong factor and notes it, many of an hour as one entry. Of passkeys and recovery codes none can be guessed. */
export async function noteWrong({ db, now, address }: Call, user: User, field: string): Promise<void> {
  if (field === 'code') await countFailure(db, user.id, now(), new Date(now().getTime() + HOUR_MS));
  await noteFailedSignIn(db, {
    action: 'second-factor.failed',
    user,
    email: user.email,
    network: networkOf(address),
    at: now(),
  });
}

/** A new secret for an app, kept until a code of it is shown. */
export async function beginTotp({ db, now, settings }: Call, user: User): Promise<TotpSetup> {
  const secret = newTotpSecret();
  const sealed = await seal(db, { text: secret, name: boxName(user), key: settings.secretKey });
  if (!(await sql.storeTotp(db, user.id, sealed, now()))) throw new ApiProblem(409, texts.totpInUse);
  return totpSetup(secret, user.email);
}

/** Sets codes of an app up by a first code; answers the recovery codes where there were none. */
export async function finishTotp(call: Call, user: User, code: string): Promise<string[] | null> {
  const row = await sql.selectTotp(call.db, user.id);
  if (!row || row.confirmed_at !== null) throw new ApiProblem(409, texts.noTotp);
  const step = await codeStep(call, user, code);
  if (step === null || !(await sql.takeStep(call.db, user.id, step)))
    throw new ApiProblem(422, texts.wrongCode, { errors: { code: [texts.wrongCode] } });
  await sql.confirmTotp(call.db, user.id, call.now());
  return wasSetUp(call, user, { method: 'totp' });
}

/** Sets a passkey up that the browser has made; answers the recovery codes where there were none. */
export async function finishPasskey(
  call: Call,
  user: User,
  made: { name: string; passkey: PasskeyAnswer; challenge: string | null },
): Promise<string[] | null> {
  const key = made.challenge === null ? null : await madePasskey(call, made.passkey, made.challenge);
  const known = key && (await sql.selectPasskeys(call.db, user.id));
  if (!key || known?.some(({ credential_id }) => credential_id === key.credential_id))
    throw new ApiProblem(422, texts.wrongPasskey, { errors: { passkey: [texts.wrongPasskey] } });
  await sql.insertPasskey(call.db, user.id, { ...key, name: made.name }, call.now());
  return wasSetUp(call, user, { method: 'passkey', name: made.name });
}

async function wasSetUp(
  call: Call,
  user: User,
  detail: { method: FactorMethod; name?: string },
): Promise<string[] | null> {
  await insertAudit(call.db, { at: call.now(), user, action: 'second-factor.set-up', detail });
  await tellPerson(call, user, 'set');
  const left = await sql.countRecoveryCodes(call.db, user.id);
  return left > 0 ? null : makeRecoveryCodes(call, user);
}

/** New recovery codes; only their hashes stay. */
export async function makeRecoveryCodes({ db }: Pick<Call, 'db'>, user: User): Promise<string[]> {
  const codes = newRecoveryCodes();
  await sql.replaceRecoveryCodes(db, user.id, codes.map(hashRecoveryCode));
  return codes;
}
