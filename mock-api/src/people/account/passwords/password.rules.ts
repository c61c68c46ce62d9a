import { commonPasswords } from './common-passwords.ts';

/** Why a password is not taken: everybody tries it first, or it is the account's own name. */
export type PasswordFault = 'common' | 'own';

const PRODUCT = 'Count Exchange';

/** Letters alone, without their accents and case: what is left of a name that digits and signs were put around. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** What the account is called, in each way that somebody would try. */
function namesOf({ name, email }: { name: string; email: string }): string[] {
  const words = name.split(/\s+/);
  const [local = '', domain = ''] = email.split('@');
  const whole = [name, words.toReversed().join(''), email, local, domain, domain.split('.')[0] ?? ''];
  return [...whole, ...words, ...local.split(/[^\p{L}]+/u), PRODUCT].map(lettersOf).filter(Boolean);
}

/**
 * What is wrong with a new password, beside its length: one of the most common ones, or the name of the account, its
 * e-mail address or the product, whatever digits and signs stand around it.
 */
export function passwordFault(
  password: string,
  account: { name: string; email: string },
): PasswordFault | null {
  if (commonPasswords().has(password.normalize('NFKC').toLowerCase())) return 'common';
  const letters = lettersOf(password);
  if (letters === '') return null;
  return namesOf(account).includes(letters) ? 'own' : null;
}
