import { texts as account } from './people/account/texts.ts';
import { texts as secondFactor } from './people/second-factor/texts.ts';
import { texts as common } from './platform/http/texts.ts';
import type { Refusals } from './platform/http/validate.ts';

/** What the contract refuses, in the words of its subjects. */
export const refusals: Refusals = {
  badDay: common.badDay,
  strangeCharacters: common.strangeCharacters,
  'account.nameRequired': account.nameRequired,
  'account.invalidEmail': account.invalidEmail,
  'account.passwordTooShort': account.passwordTooShort,
  'account.invalidPassword': account.invalidPassword,
  'account.passwordsDiffer': account.passwordsDiffer,
  'secondFactor.oneFactor': secondFactor.oneFactor,
  'secondFactor.passkeyName': secondFactor.passkeyName,
  'secondFactor.reasonRequired': secondFactor.reasonRequired,
};
