/** Sentences that the contract's checks refuse with, by key; the server words them (`refusals.ts` of mock-api). */
export type Refusal =
  | 'badDay'
  | 'strangeCharacters'
  | 'account.nameRequired'
  | 'account.invalidEmail'
  | 'account.passwordTooShort'
  | 'account.invalidPassword'
  | 'account.passwordsDiffer'
  | 'agencies.nameRequired'
  | 'cities.nameRequired'
  | 'cities.badPrefix'
  | 'certifications.reasonRequired'
  | 'certifications.reasonTooLong'
  | 'certifications.datesBackwards'
  | 'contacts.nameRequired'
  | 'counts.badCursor'
  | 'counts.noteTooLong'
  | 'deployments.nameRequired'
  | 'deployments.selectStation'
  | 'deployments.endBeforeStart'
  | 'ecoVisio.badEndDate'
  | 'ecoVisio.noStation'
  | 'exports.required'
  | 'exports.tooManyStations'
  | 'exports.nothingChosen'
  | 'exports.presetName'
  | 'findings.chooseFindings'
  | 'findings.reasonRequired'
  | 'findings.reasonTooLong'
  | 'registrations.firstName'
  | 'registrations.lastName'
  | 'registrations.tel'
  | 'registrations.organization'
  | 'registrations.agree'
  | 'registrations.reason'
  | 'secondFactor.oneFactor'
  | 'secondFactor.passkeyName'
  | 'secondFactor.reasonRequired';

/**
 * A sentence as the message of a zod check.
 * @example z.string().min(1, refusal('account.nameRequired'))
 */
export const refusal = (key: Refusal): string => key;
