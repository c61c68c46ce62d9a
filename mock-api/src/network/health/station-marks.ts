import { EQUIPMENT_CHANGE_KINDS, VISIT_REASONS, type StationMark } from 'shared-domain';
import { OUTAGE_END, OUTAGE_RANGES, OUTAGE_START } from '../../counts/store/unusable.sql.ts';
import type { MarkSource } from '../../counts/calendar/calendar.routes.ts';
import { day, int, listOf, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { COUNTER_NAME } from '../field/equipment.sql.ts';
import { outages } from './health.tables.ts';

const MARK = shape({
  kind: oneOf('equipment', 'change', 'visit', 'outage', 'closure'),
  first_day: day,
  last_day: day,
  words: orNull(text),
  reason: orNull(oneOf(...VISIT_REASONS)),
  cause: orNull(outages.columns.kind).by('cause'),
  what: orNull(oneOf(...EQUIPMENT_CHANGE_KINDS)),
  became: orNull(text),
  flow_ids: orNull(listOf(int)),
});

/**
 * What happened to a station's counter in a period, by the clock beside it. An outage lasts until it is over; one that was filled wholly left
 * no gap in any picture. Of one that a person entered nobody says that there are no data. Of a counter its first day is told: what came after
 * it may be of another level; so may what came after a change of one. People who counted beside it, to compare, were there.
 */
export const stationMarks: MarkSource = async (db, station, { from, until, now }) => {
  const rows = await readRows(
    db,
    MARK,
    `select ${MARK.sql} from (
       select 'equipment' as kind, first_day, first_day as last_day, ${COUNTER_NAME} as words, null as reason, null as cause,
           null as what, null as became, flow_ids
         from station_equipment where station_id = $1
       union all (select 'visit', visited_on, visited_on, null, reason, null, null, null, null::int[] from station_visits where station_id = $1
         union select 'visit', counted_on, counted_on, null, 'calibration', null, null, null, null
           from validation_counts where station_id = $1
         union select 'change', changed_on, changed_on, ${COUNTER_NAME}, null, null, kind, to_text, flow_ids
           from equipment_changes c join station_equipment e on e.id = c.equipment_id where c.station_id = $1)
       union all select 'closure', first_day, last_day, reason, null, null, null, null, null from station_closures where station_id = $1
       union all select 'outage', (${OUTAGE_START} at time zone s.time_zone)::date,
           ((coalesce(${OUTAGE_END}, greatest($4, o.silent_at)) - interval '1 minute') at time zone s.time_zone)::date,
           f.name, null, case when o.entered_by is null then o.kind else 'silent' end, null, null, null
         from ${OUTAGE_RANGES} join stations s on s.id = o.station_id left join flows f on f.id = o.flow_id
         where o.station_id = $1 and o.joined_into is null and not (o.filled_at is not null and o.missing = '[]'::jsonb)
     ) happened where first_day <= $3 and last_day >= $2 order by first_day, kind, last_day, words, what, became`,
    [station, from, until, now.toISOString()],
  );
  return {
    station_marks: rows.flatMap(markOf),
    // apart from the marks: releases before this kind can't word it
    counter_changes: rows.flatMap(({ kind, first_day: date, words, what, became: to, flow_ids }) =>
      kind === 'change' && what !== null ? { date, what, counter: words ?? '', to, flow_ids } : [],
    ),
  };
};

function markOf({
  kind,
  first_day,
  last_day,
  words,
  reason,
  cause,
  flow_ids,
}: RowOf<typeof MARK>): StationMark | StationMark[] {
  const days = { first_day, last_day };
  if (kind === 'change') return [];
  if (kind === 'equipment') return { ...days, kind, counter: words ?? '', flow_ids };
  if (kind === 'visit') return { ...days, kind, reason: reason ?? 'other' };
  if (kind === 'closure') return { ...days, kind, reason: words ?? '' };
  return { ...days, kind, cause: cause ?? 'silent', flow: words };
}
