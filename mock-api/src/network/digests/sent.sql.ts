import { bool } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { outages } from '../health/health.tables.ts';
import { UNEXPECTED } from '../health/watched-stations.sql.ts';
import { digestNotices, digests } from './digests.tables.ts';

const SENT = shape(digests.pick('id', 'week', 'built_at', 'subject', 'body', 'facts'));
const TOLD = shape(digestNotices.pick('id', 'built_at', 'subject', 'body', 'facts'));
const MOST_SENT = 26;

/** The digests that a person was sent, the newest first: half a year of them. */
export const selectSent = (db: Queryable, user: number): Promise<RowOf<typeof SENT>[]> =>
  readRows(
    db,
    SENT,
    `select ${SENT.sql} from digests where user_id = $1 and subject is not null order by week desc limit ${MOST_SENT}`,
    [user],
  );

/** The newest e-mails that told a person something at once; those from before their words were kept are left out. */
export const selectToldAtOnce = (db: Queryable, user: number): Promise<RowOf<typeof TOLD>[]> =>
  readRows(
    db,
    TOLD,
    `select ${TOLD.sql} from digest_notices where user_id = $1 and body is not null order by id desc limit ${MOST_SENT}`,
    [user],
  );

const OUTCOME = shape({
  ...outages.of(
    'o',
    'id',
    'investigation',
    'recovered_at',
    'filled_at',
    'retired_at',
    'missing',
    'confirming',
  ),
  unexpected: bool.by(UNEXPECTED),
});

/** These outages as they are by now, as far as they may be seen. */
export const selectOutcomes = (db: Queryable, ids: readonly number[]): Promise<RowOf<typeof OUTCOME>[]> =>
  readRows(
    db,
    OUTCOME,
    `select ${OUTCOME.sql} from outages o join stations s on s.id = o.station_id where o.id = any($1::int[])`,
    [ids],
  );
