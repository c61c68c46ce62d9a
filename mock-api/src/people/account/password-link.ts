import { paths } from 'shared-domain';
import { asOwner, type Queryable } from '../../platform/db/database.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Text } from '../../platform/text/language.ts';
import { hashToken, newToken } from '../../platform/http/token.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import { insertPasswordToken } from './password-reset.sql.ts';
import { texts } from './texts.ts';

/** Why somebody gets a link to set a password, and how long it is good for. */
const KINDS = {
  reset: { subject: texts.resetSubject, text: texts.resetMail, hours: 1 },
  welcome: { subject: texts.welcomeSubject, text: texts.welcomeMail, hours: 7 * 24 },
} satisfies Record<string, { subject: Text; text: Text; hours: number }>;

/**
 * A link to set an account's password. Its token works once and is kept as a hash; the account's older links end with
 * it. For the database's owner. `origin` is where the app is reached.
 */
export async function newPasswordLink(
  db: Queryable,
  user: { id: number; email: string },
  { hours, origin, now }: { hours: number; origin: string; now: Date },
): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + hours * 3_600_000);
  await insertPasswordToken(db, { tokenHash: hashToken(token), userId: user.id, expires });
  const query = new URLSearchParams({ token, email: user.email });
  return `${origin}${paths.recoverPassword.href()}?${query}`;
}

/** An e-mail with such a link. */
export async function passwordLinkMail(
  db: Queryable,
  user: { id: number; email: string },
  { kind, origin, now }: { kind: keyof typeof KINDS; origin: string; now: Date },
): Promise<Omit<Mail, 'at'>> {
  const { subject, text, hours } = KINDS[kind];
  const link = await newPasswordLink(db, user, { hours, origin, now });
  return { to: user.email, reader: user.id, subject, body: text, below: link };
}

/** Mails somebody who has a new account a link to set its password. */
export async function mailWelcome(
  { db, settings, now, mail }: Pick<Ctx<unknown>, 'db' | 'settings' | 'now' | 'mail'>,
  user: { id: number; email: string },
): Promise<void> {
  const link = { kind: 'welcome', origin: settings.publicUrl(), now: now() } as const;
  // links to set a password are the owner's alone
  await mail(await asOwner(db, (tx) => passwordLinkMail(tx, user, link)));
}
