import { paths, type User } from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { hashToken, newToken } from '../../platform/http/token.ts';
import { insertEmailChange, isEmailTaken, updateEmail } from './email-change.sql.ts';
import { mailWelcome } from './password-link.ts';
import { deletePasswordTokens } from './password-reset.sql.ts';
import { texts } from './texts.ts';

/** How long the new address may be confirmed. */
const HOURS = 24;

type Call = Pick<Ctx<unknown>, 'db' | 'now' | 'settings' | 'mail' | 'audit'>;

/**
 * Gives an account another e-mail address (A13): the new one gets a link to confirm it, the old one is told and stays
 * valid until then. An account that was never used has nobody at the old address: it takes the new one at once, and a
 * new invitation goes there.
 */
export async function changeEmail(call: Call, user: User, email: string, isUsed: boolean): Promise<void> {
  const { db, audit } = call;
  if (await asOwner(db, (tx) => isEmailTaken(tx, email, user.id)))
    throw new ApiProblem(422, texts.emailTaken, { errors: { email: [texts.emailTaken] } });
  const action = isUsed ? 'user.email-asked' : 'user.email';
  const detail = { user_id: user.id, name: user.name, before: user.email, after: email };
  await audit(action, detail, { agency: user.agency_id });
  if (isUsed) return askForConfirmation(call, user, email);
  await asOwner(db, async (tx) => {
    await updateEmail(tx, user.id, email);
    await deletePasswordTokens(tx, user.id);
  });
  await mailOld(call, user, texts.emailChangedMail);
  await mailWelcome(call, { id: user.id, email });
}

async function askForConfirmation(call: Call, user: User, email: string): Promise<void> {
  const { db, now, settings, mail } = call;
  const token = newToken();
  const expires = new Date(now().getTime() + HOURS * 3_600_000);
  const change = { userId: user.id, email, tokenHash: hashToken(token), now: now(), expires };
  // links are the owner's alone
  await asOwner(db, (tx) => insertEmailChange(tx, change));
  const link = `${settings.publicUrl()}${paths.confirmEmail.href()}?${new URLSearchParams({ token })}`;
  await mail({
    to: email,
    reader: user.id,
    subject: texts.confirmEmailSubject,
    body: texts.confirmEmailMail,
    below: link,
  });
  await mailOld(call, user, texts.emailAskedMail);
}

/** Tells the old address what becomes of it. */
export async function mailOld(
  { mail }: Pick<Call, 'mail'>,
  user: Pick<User, 'id' | 'email'>,
  text: (typeof texts)['emailAskedMail' | 'emailChangedMail'],
): Promise<void> {
  await mail({
    to: user.email,
    // the address is not theirs any more, the language is
    reader: user.id,
    subject: texts.emailChangeSubject,
    body: text,
  });
}
