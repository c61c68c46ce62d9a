import { bool, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import type { AuditAction } from '../audit/texts.ts';

/** Entries of an hour, after which all further tries are one: no flood fills the log. */
const MOST_ENTRIES = 500;
/** Addresses named in one entry. */
const MOST_NAMED = 20;

const ROOM = shape({ open: orNull(bool).by('count(*) < $2 or bool_or(group_key = $3)') });

/** A failed try: the account it was for, where there is one, and what was typed as its address. */
export type FailedSignIn = {
  /** The password was wrong, or what was shown besides it. */
  action: Extract<AuditAction, 'session.sign-in-failed' | 'second-factor.failed'>;
  user: { id: number; agency_id: number } | null;
  /** null where it was no e-mail address: people type their password into the wrong field. */
  email: string | null;
  network: string;
  at: Date;
};

/**
 * Notes a failed sign-in. Those of one hour, account and network are one entry with their number; those of accounts
 * that don't exist one for each network, which super admins alone see.
 */
export async function noteFailedSignIn(
  db: Queryable,
  { action, user, email, network, at }: FailedSignIn,
): Promise<void> {
  const group = `${action} ${at.toISOString().slice(0, 13)}`;
  const key = `${user?.id ?? '-'} ${network}`;
  const room = await readRow(db, ROOM, `select ${ROOM.sql} from audit_log where group_name = $1`, [
    group,
    MOST_ENTRIES,
    key,
  ]);
  const own = room?.open ?? true;
  const accounts = own && email !== null ? [email] : [];
  const detail = { accounts, address: own ? network : null, times: 1, last: at.toISOString() };
  await db.query(
    `insert into audit_log as l (at, user_name, agency_id, action, detail, group_name, group_key)
     values ($1, '–', $2, $3, $4::text::jsonb, $5, $6)
     on conflict (group_name, group_key) where group_name is not null do update set detail = l.detail
       || jsonb_build_object('times', (l.detail->>'times')::int + 1, 'last', excluded.detail->>'last',
         'accounts', case when (l.detail->'accounts') @> (excluded.detail->'accounts')
             or jsonb_array_length(l.detail->'accounts') >= ${MOST_NAMED} then l.detail->'accounts'
           else (l.detail->'accounts') || (excluded.detail->'accounts') end)`,
    [
      at.toISOString(),
      own ? user?.agency_id : null,
      action,
      JSON.stringify(detail),
      group,
      own ? key : 'many',
    ],
  );
}
