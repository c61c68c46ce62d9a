import type { KeptTokenScope, User } from 'shared-domain';
import { bool, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { ApiTokenKind } from '../../platform/http/api-token.rules.ts';
import { agencies } from '../account/people.tables.ts';
import { userColumns } from '../account/session.sql.ts';
import { apiTokens } from './api-tokens.tables.ts';

const LISTED = shape({
  ...apiTokens.of(
    't',
    'id',
    'kind',
    'name',
    'scopes',
    'addresses',
    'ending',
    'created_by',
    'created_at',
    'expires_at',
  ),
  agency: agencies.columns.name.by('a.name'),
  expired: bool.by('t.expires_at <= $2'),
  ...apiTokens.of('t', 'last_used_at', 'last_used_address', 'uses'),
});
export type ListedToken = RowOf<typeof LISTED>;

/** The lasting tokens of an agency, of all that the caller sees with null, or of one person there; the newest first. */
export function selectTokens(
  db: Queryable,
  { agency, user, now }: { agency: number | null; user: number | null; now: Date },
): Promise<ListedToken[]> {
  return readRows(
    db,
    LISTED,
    `select ${LISTED.sql} from api_tokens t join agencies a on a.id = t.agency_id
     where not t.trial and ($1::int is null or t.agency_id = $1) and ($3::int is null or t.user_id = $3) order by t.id desc`,
    [agency, now.toISOString(), user],
  );
}

/** How many lasting tokens a person has at an agency, or with null the agency itself. */
export async function countTokens(db: Queryable, agency: number, user: number | null): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int }),
    `select count(*)::int as n from api_tokens
     where not trial and agency_id = $1 and user_id is not distinct from $2::int`,
    [agency, user],
  );
  return row?.n ?? 0;
}

type NewToken = {
  hash: string;
  ending: string;
  kind: ApiTokenKind;
  user: number | null;
  agency: number;
  name: string;
  scopes: readonly KeptTokenScope[];
  addresses: readonly string[];
  by: string;
  secondFactor: boolean;
  now: Date;
  expires: Date;
};

/** Keeps a token. */
export async function insertToken(db: Queryable, token: NewToken): Promise<ListedToken | undefined> {
  return readRow(
    db,
    LISTED,
    `with t as (
       insert into api_tokens (token_hash, created_at, ending, kind, user_id, agency_id, name, scopes, created_by,
         second_factor, expires_at, addresses)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning *)
     select ${LISTED.sql} from t join agencies a on a.id = t.agency_id`,
    [
      token.hash,
      token.now.toISOString(),
      token.ending,
      token.kind,
      token.user,
      token.agency,
      token.name,
      [...token.scopes],
      token.by,
      token.secondFactor,
      token.expires.toISOString(),
      [...token.addresses],
    ],
  );
}

type NewTrial = Pick<
  NewToken,
  'hash' | 'ending' | 'agency' | 'scopes' | 'by' | 'secondFactor' | 'now' | 'expires'
> & {
  user: number;
};

/** Keeps a token by which somebody tries calls, in the place of the one that they had. Its name is nobody's choice, and taken by none. */
export async function renewTrial(db: Queryable, token: NewTrial): Promise<void> {
  await db.query(
    `insert into api_tokens as t (token_hash, created_at, ending, kind, user_id, agency_id, name, scopes, created_by,
       second_factor, expires_at, trial)
     values ($1, $2, $3, 'person', $4, $5, 'trial ' || $1, $6, $7, $8, $9, true)
     on conflict (agency_id, user_id) where trial do update set token_hash = excluded.token_hash, name = excluded.name,
       created_at = excluded.created_at, ending = excluded.ending, scopes = excluded.scopes,
       created_by = excluded.created_by, second_factor = excluded.second_factor, expires_at = excluded.expires_at,
       last_used_at = null, last_used_address = null, uses = 0`,
    [
      token.hash,
      token.now.toISOString(),
      token.ending,
      token.user,
      token.agency,
      [...token.scopes],
      token.by,
      token.secondFactor,
      token.expires.toISOString(),
    ],
  );
}

const GONE = shape(apiTokens.pick('name', 'kind', 'agency_id', 'created_by'));

/** Takes a token away, of an agency and of one person where they are named; undefined where the caller sees none. */
export function deleteToken(
  db: Queryable,
  id: number,
  { agency, user }: { agency: number | null; user: number | null },
): Promise<RowOf<typeof GONE> | undefined> {
  return readRow(
    db,
    GONE,
    `delete from api_tokens where id = $1 and ($2::int is null or agency_id = $2) and ($3::int is null or user_id = $3)
     returning ${GONE.sql}`,
    [id, agency, user],
  );
}

/** What a token is, however its call ends. */
const OF_TOKEN = {
  token_id: int.by('t.id'),
  token_name: apiTokens.columns.name.by('t.name'),
  unseen: bool.by(`coalesce(t.last_used_at < $3, true)`),
  ...apiTokens.of('t', 'token_hash', 'scopes', 'addresses', 'second_factor'),
};

/** The person acts in the agency that the token was made in, whatever a super admin works in by now. */
const PERSONS = shape({ ...userColumns, agency_id: int.by('t.agency_id'), ...OF_TOKEN });

const AGENCYS = shape({
  ...OF_TOKEN,
  agency_id: int.by('t.agency_id'),
  agency: userColumns.agency,
});

/** A token that lasts, and as whom it acts. */
export type LastingToken = {
  id: number;
  name: string;
  hash: string;
  scopes: KeptTokenScope[];
  /** From where it may be used; empty: from anywhere. */
  addresses: string[];
  secondFactor: boolean;
  /** Whether its use is to be noted again. */
  unseen: boolean;
  /** null: the agency itself, a plain member of which it is. */
  user: User | null;
  agency: User['agency'];
};

/** How exactly it is kept when a token was used last. */
const SEEN_MS = 60_000;

/**
 * A token that has not expired, with the rights that its person has by now. None whose person has moved to another agency
 * meanwhile, super admins aside, or whose agency is closed.
 */
export async function selectLastingToken(
  db: Queryable,
  kind: ApiTokenKind,
  { hash, now }: { hash: string; now: Date },
): Promise<LastingToken | undefined> {
  const params = [hash, now.toISOString(), new Date(now.getTime() - SEEN_MS).toISOString()];
  if (kind === 'agency') {
    const row = await readRow(
      db,
      AGENCYS,
      `select ${AGENCYS.sql} from api_tokens t join agencies a on a.id = t.agency_id
       where t.token_hash = $1 and t.expires_at > $2 and t.kind = 'agency' and a.closed_at is null`,
      params,
    );
    return row && { ...tokenOf(row), user: null, agency: row.agency };
  }
  const row = await readRow(
    db,
    PERSONS,
    `select ${PERSONS.sql}
     from api_tokens t join users u on u.id = t.user_id join agencies a on a.id = t.agency_id
     where t.token_hash = $1 and t.expires_at > $2 and t.kind = 'person'
       and (u.super_admin or (u.agency_id = t.agency_id and a.closed_at is null))`,
    params,
  );
  if (!row) return undefined;
  const {
    token_id: _id,
    token_name: _name,
    token_hash: _hash,
    scopes: _scopes,
    addresses: _addresses,
    second_factor: _factor,
    ...rest
  } = row;
  const { unseen: _unseen, ...user } = rest;
  return { ...tokenOf(row), user, agency: user.agency };
}

const tokenOf = (
  row: Pick<
    RowOf<typeof AGENCYS>,
    'token_id' | 'token_name' | 'token_hash' | 'scopes' | 'addresses' | 'second_factor' | 'unseen'
  >,
) => ({
  id: row.token_id,
  name: row.token_name,
  hash: row.token_hash,
  scopes: row.scopes,
  addresses: row.addresses,
  secondFactor: row.second_factor,
  unseen: row.unseen,
});

/** Counts a use of a token; that it is in use, and from where, is noted where that is not known of this minute. */
export async function touchToken(
  db: Queryable,
  id: number,
  at: { now: Date; address: string; unseen: boolean },
): Promise<void> {
  await db.query(
    `update api_tokens set uses = uses + 1, last_used_at = case when $4 then $2 else last_used_at end,
       last_used_address = case when $4 then $3 else last_used_address end
     where id = $1`,
    [id, at.now.toISOString(), at.address || null, at.unseen],
  );
}
