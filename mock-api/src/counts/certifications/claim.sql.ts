import { addDays } from 'shared-domain';
import type { Database, Queryable, Transaction } from '../../platform/db/database.ts';
import { bigint, orNull, wallClock } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { claimStretch, releaseStretch } from '../store/counts-writer.sql.ts';
import type { Stretch } from '../store/stretches.rules.ts';
import type { CountsWhere } from '../store/counts-where.ts';
import { added, piecesOf } from '../store/pieces.ts';
import { lockCertification, type CertificationRow } from './certifications.sql.ts';

/** Counts that one transaction writes, about: the embedded database, which has one connection, answers others after it. */
const PIECE = 3_000;

/** What is to be certified, and the stretch that it is about; null where nothing matches. */
export type Plan = { where: CountsWhere; stretch: { first: string; last: string } | null };

const CLAIMED = shape({ counts: bigint, first: orNull(wallClock), last: orNull(wallClock) });

/** What a certification has claimed. */
export type Claimed = RowOf<typeof CLAIMED>;

const NOTHING: Claimed = { counts: 0, first: null, last: null };

/**
 * Writes the certification's id into every uncertified count that matches, stretch by stretch, each in a transaction of
 * its own; what an attempt before this one has written stays. They are certified once it has ended as done, not before.
 * Answers false where it ended or is given up meanwhile: then somebody else is at it.
 */
export function claimCounts(db: Database, { where, stretch }: Plan, id: number): Promise<boolean> {
  if (!stretch) return Promise.resolve(true);
  return eachPiece(db, { ...where, ...daysOf(stretch) }, async (tx, piece) => {
    const certification = await lockCertification(tx, id);
    if (certification?.status !== 'running' || certification.giving_up) return false;
    await claimStretch(tx, { ...where, ...piece }, id);
    return true;
  });
}

/** Takes back what a certification that is given up has claimed, stretch by stretch; answers false where it has ended. */
export function releaseCounts(db: Database, { id, station_id }: CertificationRow): Promise<boolean> {
  const whole = { stationId: station_id, from: null, until: null };
  return eachPiece(db, whole, async (tx, piece) => {
    const certification = await lockCertification(tx, id);
    if (certification?.status !== 'running' || !certification.giving_up) return false;
    await releaseStretch(tx, { stationId: station_id, id, ...piece });
    return true;
  });
}

async function eachPiece(
  db: Database,
  days: { stationId: number; from: string | null; until: string | null },
  write: (tx: Transaction, piece: Stretch) => Promise<boolean>,
): Promise<boolean> {
  for (const piece of await piecesOf(db, days.stationId, days, { counts: PIECE })) {
    if (!(await db.transaction((tx) => write(tx, piece)))) return false;
  }
  return true;
}

const daysOf = ({ first, last }: { first: string; last: string }) => ({
  from: first.slice(0, 10),
  until: addDays(last.slice(0, 10), 1),
});

/** How many counts a certification has claimed, and from when to when. */
export async function readClaimed(
  db: Queryable,
  { id, station_id }: CertificationRow,
  { stretch }: Plan,
): Promise<Claimed> {
  const found: Claimed[] = [];
  for (const { from, until } of stretch ? await piecesOf(db, station_id, daysOf(stretch)) : []) {
    const row = await readRow(
      db,
      CLAIMED,
      `select count(*) as counts, min(ts) as first, max(ts) as last from counts
       where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and certification_id = $4`,
      [station_id, from, until, id],
    );
    if (row) found.push(row);
  }
  return added(NOTHING, found);
}
