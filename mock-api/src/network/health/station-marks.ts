import { VISIT_REASONS, type StationMark } from 'shared-domain';
import type { MarkSource } from '../../counts/calendar/calendar.routes.ts';
import { day, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { COUNTER_NAME } from '../field/equipment.sql.ts';
import { outages } from './health.tables.ts';

const MARK = shape({
  kind: oneOf('equipment', 'visit', 'outage', 'closure'),
  first_day: day,
  last_day: day,
  words: orNull(text),
  reason: orNull(oneOf(...VISIT_REASONS)),
  cause: orNull(outages.columns.kind).by('cause'),
});

/**
 * What happened to a station's counter in a period, by the clock beside it. An outage lasts until it is over; one that was filled wholly left
 * no gap in any picture. Of a counter its first day is told: what came after it may be of another level.
 */
export const stationMarks: MarkSource = async (db, station, { from, until, now }) => {
  const rows = await readRows(
    db,
    MARK,
    `select ${MARK.sql} from (
       select 'equipment' as kind, first_day, first_day as last_day, ${COUNTER_NAME} as words, null as reason, null as cause
         from station_equipment where station_id = $1
       union all select 'visit', visited_on, visited_on, null, reason, null from station_visits where station_id = $1
       union all select 'closure', first_day, last_day, reason, null, null from station_closures where station_id = $1
       union all select 'outage', (o.start_at at time zone s.time_zone)::date,
           ((coalesce(o.recovered_at, o.retired_at, greatest($4, o.silent_at)) - interval '1 minute') at time zone s.time_zone)::date,
           f.name, null, o.kind
         from outages o join stations s on s.id = o.station_id left join flows f on f.id = o.flow_id
         where o.station_id = $1 and not (o.filled_at is not null and o.missing = '[]'::jsonb)
     ) happened where first_day <= $3 and last_day >= $2 order by first_day, kind, last_day, words`,
    [station, from, until, now.toISOString()],
  );
  return rows.map(markOf);
};

function markOf({ kind, first_day, last_day, words, reason, cause }: RowOf<typeof MARK>): StationMark {
  const days = { first_day, last_day };
  if (kind === 'equipment') return { ...days, kind, counter: words ?? '' };
  if (kind === 'visit') return { ...days, kind, reason: reason ?? 'other' };
  if (kind === 'closure') return { ...days, kind, reason: words ?? '' };
  return { ...days, kind, cause: cause ?? 'silent', flow: words };
}
