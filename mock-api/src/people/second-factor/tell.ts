import type { User } from 'shared-domain';
import type { Ctx } from '../../platform/http/context.ts';
import { bothLanguages } from '../account/password-link.ts';
import { mailSubjects, mailTexts } from './texts.ts';

/** Tells a person by mail what happened to their second factor, in both languages. */
export async function tellPerson(
  { mail }: Pick<Ctx<unknown>, 'mail'>,
  user: Pick<User, 'email'>,
  what: keyof typeof mailTexts,
  reason = '',
): Promise<void> {
  const text = what === 'reset' ? mailTexts.reset({ reason }) : mailTexts[what];
  const body = bothLanguages(text, '\n\n');
  await mail({ to: user.email, subject: bothLanguages(mailSubjects[what], ' / '), body });
}
