import type { User } from 'shared-domain';
import type { Ctx } from '../../platform/http/context.ts';
import { mailSubjects, mailTexts } from './texts.ts';

/** Tells a person by mail what happened to their second factor. */
export async function tellPerson(
  { mail }: Pick<Ctx<unknown>, 'mail'>,
  user: Pick<User, 'email'>,
  what: keyof typeof mailTexts,
  reason = '',
): Promise<void> {
  const text = what === 'reset' ? mailTexts.reset({ reason }) : mailTexts[what];
  await mail({ to: user.email, subject: mailSubjects[what], body: text });
}
