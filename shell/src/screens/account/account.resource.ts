import { ApiError, call } from 'shared-ui/api';
import type { HumanCheck } from 'shared-domain';
import { currentLanguage, translate } from 'shared-ui/i18n';
import type { PasswordValues, RegisterValues, ResetValues } from './account.fields.ts';
import { accountTexts } from './texts.ts';

/** Which human check this server uses. */
export const loadHumanCheck = (): Promise<HumanCheck> => call('GET /human-check');

/** A task for the self-hosted check. */
export const loadChallenge = () => call('GET /human-check/challenge');

/** Has the server judge the answer to the human check; a refusal is thrown in the words of the catalogue. */
async function verifyHuman(token: string): Promise<void> {
  const t = translate(accountTexts, currentLanguage());
  const { success, error, 'error-codes': codes = [] } = await call('POST /recaptcha', { body: { token } });
  if (success) return;
  const sentence = codes.length
    ? t('recaptchaCodes', { codes: codes.join(', ') })
    : (error?.message ?? t('recaptchaInvalid'));
  throw new ApiError(422, sentence);
}

/** Asks for an account; refused without an answer to the human check (null) or with a wrong one. */
export async function register(values: RegisterValues, token: string | null): Promise<void> {
  if (token === null) throw new ApiError(422, translate(accountTexts, currentLanguage())('notARobot'));
  await verifyHuman(token);
  await call('POST /user/register', { body: { ...values, email: values.email.trim(), token } });
}

/** Asks for a link to set a new password; answered alike whether the address has an account or not. */
export async function askForReset(email: string): Promise<void> {
  await call('POST /user/forgot', { body: { email: email.trim() } });
}

/** Sets the password that an e-mailed link allows to be set. */
export async function resetPassword(
  link: { token: string; email: string },
  values: ResetValues,
): Promise<void> {
  await call('POST /password/reset', { body: { ...link, ...values } });
}

/** Confirms a changed e-mail address by its link; answers the address. */
export async function confirmEmail(token: string): Promise<string> {
  return (await call('POST /user/confirm-email', { body: { token } })).email;
}

/** Changes one's own password; all other sessions end. */
export async function updatePassword(values: PasswordValues): Promise<void> {
  await call('POST /password/update', { body: values });
}
