import { call } from 'shared-ui/api';
import type { Language } from 'shared-ui/i18n';

/**
 * Tells the server which language a person has chosen: e-mails to them are in it. The app is in it whatever comes of that; where it fails,
 * e-mails stay as they were until the next choice.
 */
export const keepLanguage = (language: Language): void => {
  call('PUT /user/language', { body: { language } }).catch(() => undefined);
};
