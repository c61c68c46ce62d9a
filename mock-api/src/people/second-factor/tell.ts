import type { User } from 'shared-domain';
import type { Ctx } from '../../platform/http/context.ts';
import { bothLanguages } from '../account/password-link.ts';
import { mails } from './texts.ts';

/** Tells a person by mail what happened to their second factor, in both languages. */
export async function tellPerson(
  { mail }: Pick<Ctx<unknown>, 'mail'>,
  user: Pick<User, 'email'>,
  what: keyof typeof mails,
  reason = '',
): Promise<void> {
  const { subject, text } = mails[what];
  const body = bothLanguages(text, '\n\n').replaceAll('{reason}', () => reason);
  await mail({ to: user.email, subject: bothLanguages(subject, ' / '), body });
}
