import { accountCalls, publicCalls } from './account.calls.ts';
import { adminCalls, agencyCalls, cityCalls } from './administration.calls.ts';
import { contactCalls, deploymentCalls } from './deployments.calls.ts';
import { lookupCalls } from './lookups.calls.ts';
import { notificationCalls } from './notifications.calls.ts';
import { registrationCalls } from './registrations.calls.ts';
import { secondFactorCalls, secondStepCalls } from './second-factor.calls.ts';
import { userCalls } from './users.calls.ts';

export * from './fields.schema.ts';
export { codeOption } from './codes.schema.ts';
export type { contactCalls } from './deployments.calls.ts';
export type { secondFactorCalls, secondStepCalls } from './second-factor.calls.ts';
export type { Refusal } from './refusals.ts';

/** The calls of the API with their schemas. For the server: screens import their types alone, by `shared-domain`. */
export const CONTRACT = {
  ...accountCalls,
  ...secondStepCalls,
  ...secondFactorCalls,
  ...publicCalls,
  ...registrationCalls,
  ...userCalls,
  ...agencyCalls,
  ...cityCalls,
  ...adminCalls,
  ...deploymentCalls,
  ...contactCalls,
  ...lookupCalls,
  ...notificationCalls,
};
export type Contract = typeof CONTRACT;
