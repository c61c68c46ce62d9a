import { addDays, type CountFilters, type LateCounts } from 'shared-domain';
import type { Param, Queryable } from '../../platform/db/database.ts';
import { bigint, int, listOf, moment, orNull, wallClock } from '../../platform/db/columns.ts';
import { apart } from '../../platform/db/apart.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certifications } from './ledger.tables.ts';
import { uncertifiedCounts } from './certified.rules.ts';
import type { Stretch } from './stretches.rules.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { conditions, countsWhere, Params } from './counts-where.ts';
import { added, inPieces } from './pieces.ts';

/** A certification that is done and holds counts: then its ends are known. */
const CERTIFIED = shape({
  ...certifications.pick('user_id', 'filters'),
  first: wallClock.by('first_ts'),
  last: wallClock.by('last_ts'),
  finished_at: moment,
});
type Certified = RowOf<typeof CERTIFIED>;

type Span = Certified & { flow: number };

/** Counts that arrived for what was certified before, and who had certified it. */
export type Late = LateCounts & { certifiers: number[] };

type Narrow = { importId?: number; filters?: CountFilters };

/**
 * Uncertified counts whose import ended after a certification of their flow that spans their time; null where there
 * are none. What was reopened since is open, not late. With an import, only its counts; with filters, only those that
 * match.
 */
export async function readLate(
  db: Queryable,
  station: CountStation,
  narrow: Narrow = {},
): Promise<Late | null> {
  const certified = await readRows(
    db,
    CERTIFIED,
    `select ${CERTIFIED.sql} from certifications
     where station_id = $1 and status = 'done' and counts > reopened`,
    [station.id],
  );
  const spans = certified.flatMap((one) => flowsOf(station, one).map((flow) => ({ ...one, flow })));
  const [from, last] = [earliest(spans), latest(spans)];
  if (from === undefined || last === undefined) return null;
  const days = { stationId: station.id, from: from.slice(0, 10), until: addDays(last.slice(0, 10), 1) };
  const late = (piece: Stretch) => selectLate(db, station, { ...narrow, spans, piece });
  const pieces = await inPieces(db, days, late, { months: 'open' });
  const { counts, ...ends } = added<LateTotals>({ counts: 0, first: null, last: null }, pieces);
  const certifiers = [...new Set(pieces.flatMap((piece) => piece.certifiers ?? []))];
  if (ends.first === null || ends.last === null) return null;
  return { counts, first: ends.first, last: ends.last, certifiers };
}

const LATE = shape({
  counts: bigint,
  first: orNull(wallClock),
  last: orNull(wallClock),
  certifiers: orNull(listOf(int)),
});
type LateTotals = Omit<RowOf<typeof LATE>, 'certifiers'> & { certifiers?: number[] | null };

async function selectLate(
  db: Queryable,
  station: CountStation,
  { importId, filters = {}, spans, piece }: Narrow & { spans: Span[]; piece: Stretch },
): Promise<LateTotals> {
  const params = new Params();
  const add = (value: Param) => params.add(value);
  const matching = conditions(countsWhere(station, filters), params);
  const ofStation = `station_id = ${add(station.id)}`;
  const inPiece = `c.ts >= ${add(piece.from)}::timestamp and c.ts < ${add(piece.until)}::timestamp`;
  const onlyImport = importId === undefined ? '' : `and c.import_id = ${add(importId)}`;
  const row = await readRow(
    db,
    LATE,
    `select count(distinct (c.ts, c.flow_id)) as counts, min(c.ts) as first, max(c.ts) as last,
       array_agg(distinct k.user_id) as certifiers
     from (select * from ${uncertifiedCounts(add(station.id))} counts where ${matching}) c
       join ${apart('imports', ofStation)} i on i.id = c.import_id
       join unnest(${add(spans.map(({ flow }) => flow))}::int[], ${add(spans.map(({ first }) => first))}::timestamp[],
           ${add(spans.map(({ last }) => last))}::timestamp[],
           ${add(spans.map(({ finished_at }) => finished_at))}::timestamptz[],
           ${add(spans.map(({ user_id }) => user_id))}::int[])
         as k (flow_id, first, last, at, user_id)
         on k.flow_id = c.flow_id and c.ts between k.first and k.last and i.finished_at > k.at
     where ${inPiece} ${onlyImport}
       and not exists (select 1 from ${apart('reopenings', ofStation)} r where r.requested_at > k.at
         and c.ts >= r.first_day and c.ts < r.last_day + 1)`,
    params.values,
  );
  return row ?? { counts: 0, first: null, last: null };
}

const earliest = (spans: Certified[]) => spans.map(({ first }) => first).toSorted()[0];
const latest = (spans: Certified[]) =>
  spans
    .map(({ last }) => last)
    .toSorted()
    .at(-1);

function flowsOf(station: CountStation, { filters }: Certified): number[] {
  return countsWhere(station, filters).flows ?? station.flows.map(({ id }) => id);
}
