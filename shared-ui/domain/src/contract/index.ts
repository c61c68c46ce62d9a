import { accountCalls, publicCalls } from './account.calls.ts';
import { notificationCalls } from './notifications.calls.ts';
import { secondFactorCalls, secondStepCalls } from './second-factor.calls.ts';

export * from './fields.schema.ts';
export { sessionsEnded } from './account.calls.ts';
export { account, user } from './user.schema.ts';
export { secondFactorCalls, secondStepCalls } from './second-factor.calls.ts';
export type { Refusal } from './refusals.ts';

/** The calls of the API with their schemas. For the server: screens import their types alone, by `shared-domain`. */
export const CONTRACT = {
  ...accountCalls,
  ...secondStepCalls,
  ...secondFactorCalls,
  ...publicCalls,
  ...notificationCalls,
};
export type Contract = typeof CONTRACT;
