import { mayAccess, type StationFactor, type User, type ValidationCount } from 'shared-domain';
import { mayDo, needsOther, type Asking } from './factor-state.rules.ts';
import type { FactorRow, StepRow } from './factors.sql.ts';
import type { ValidationRow } from './validation-counts.sql.ts';
import { validationResult } from './validation.rules.ts';

/** Whether somebody may delete a validation count: whoever kept it, and an admin. */
export const isTheirs = ({ user_id }: { user_id: number | null }, user: User): boolean =>
  user_id === user.id || mayAccess('admin', user);

/** A validation count as it is answered. */
export function validationReply(row: ValidationRow, user: User): ValidationCount {
  const { id, flow_id, method, pairs, note, created_at } = row;
  return {
    id,
    flow_id,
    method,
    pairs,
    note,
    created_at,
    date: row.counted_on,
    interval: row.interval_minutes,
    author: row.user_name,
    result: validationResult(pairs),
    may_delete: !row.used && isTheirs(row, user),
  };
}

/** Who asks about a factor, by its steps. */
export const askingOf = (user: User, steps: readonly StepRow[]): Asking => ({
  userId: user.id,
  isAdmin: mayAccess('admin', user),
  hasMade: steps.some(({ step, user_id }) => user_id === user.id && (step === 'made' || step === 'changed')),
});

/** A factor with its steps as it is answered. */
export function factorReply(factor: FactorRow, steps: readonly StepRow[], user: User): StationFactor {
  const {
    user_id: _author,
    station_id: _station,
    user_name: author,
    approver_name: approver,
    ...facts
  } = factor;
  const own = steps.filter(({ factor_id }) => factor_id === factor.id);
  return {
    ...facts,
    author,
    approver,
    history: own.map(({ factor_id: _factor, user_id: _user, user_name: person, ...step }) => ({
      ...step,
      person,
    })),
    may: mayDo(factor, askingOf(user, own)),
    needs_other: needsOther(factor),
  };
}
