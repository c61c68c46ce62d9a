import type { BulkChange } from 'shared-domain';
import { bigint, orNull, wallClock } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, uncertified } from '../store/certified.rules.ts';
import { conditions, Params, type CountsWhere } from '../store/counts-where.ts';
import { added, inPieces } from '../store/pieces.ts';

const MARKING = shape({
  changing: bigint,
  first: orNull(wallClock),
  last: orNull(wallClock),
  open: bigint,
  certified: bigint,
});

/** What a change would do to the counts that match. */
type Marking = RowOf<typeof MARKING>;

const NOTHING: Marking = { changing: 0, first: null, last: null, open: 0, certified: 0 };

/** What a change would do to the counts that match, in pieces: it is only told. */
export async function readMarking(db: Queryable, where: CountsWhere, to: BulkChange): Promise<Marking> {
  return added(NOTHING, await inPieces(db, where, (piece) => selectMarking(db, { ...where, ...piece }, to)));
}

/** What a change would do to the counts that match. */
export async function selectMarking(db: Queryable, where: CountsWhere, to: BulkChange): Promise<Marking> {
  const params = new Params();
  const changes = `${uncertified()} and (${differing(to, params)})`;
  const row = await readRow(
    db,
    MARKING,
    `select count(*) filter (where ${changes}) as changing, min(ts) filter (where ${changes}) as first,
       max(ts) filter (where ${changes}) as last, count(*) filter (where ${uncertified()}) as open,
       count(*) filter (where ${certified()}) as certified
     from counts where ${conditions(where, params)}`,
    params.values,
  );
  return row ?? NOTHING;
}

/** Whether a count would be another one. */
function differing({ suspect_id, note }: BulkChange, params: Params): string {
  const parts = [
    ...(suspect_id === undefined ? [] : [`suspect_id is distinct from ${params.add(suspect_id)}::smallint`]),
    ...(note === undefined ? [] : [`note is distinct from ${params.add(note)}::text`]),
  ];
  return parts.join(' or ') || 'false';
}
