import {
  GROUP_LIMIT_NAMES,
  mayAccess,
  USUAL_GROUP_LIMITS,
  type GroupLimits,
  type GroupLimitsReply,
  type User,
} from 'shared-domain';
import type { LimitsRow } from './limits.sql.ts';

/** The limits that hold: those set last, or the usual ones. */
export const limitsOf = (row: LimitsRow | undefined): GroupLimits =>
  row === undefined
    ? USUAL_GROUP_LIMITS
    : (Object.fromEntries(GROUP_LIMIT_NAMES.map((name) => [name, row[name]])) as GroupLimits);

/** The limits as they are told, with who set them and whether this person may. */
export const limitsReply = (row: LimitsRow | undefined, user: User): GroupLimitsReply => ({
  ...limitsOf(row),
  version: row?.version ?? 0,
  set: row ? { by: row.user_name, at: row.set_at, reason: row.reason } : null,
  may_set: mayAccess('superAdmin', user),
});
