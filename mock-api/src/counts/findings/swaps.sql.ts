import { day, int, listOf, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import type { Swap } from './swaps.rules.ts';

const SWAP = shape({ day: day.by('first_day'), flow_ids: orNull(listOf(int)).by('flow_ids') });

/** The days of a period on which a counter came to a station, each with the flows that it counts. */
export const selectSwaps = (
  db: Queryable,
  station: number,
  { from, until }: { from: string; until: string },
): Promise<Swap[]> =>
  readRows(
    db,
    SWAP,
    `select ${SWAP.sql} from station_equipment where station_id = $1 and first_day between $2 and $3 order by first_day, id`,
    [station, from, until],
  );
