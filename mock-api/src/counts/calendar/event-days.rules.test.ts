import type { EventRow } from './entries.sql.ts';
import { eventDays } from './event-days.rules.ts';

const event = (more: Partial<EventRow> = {}): EventRow => ({
  agency_id: 3,
  statewide: false,
  station_ids: [],
  first_day: '2025-03-01',
  last_day: '2025-03-02',
  ...more,
});
const OF = { year: 2025, station: 1, agency: 3 };

test.each<[string, Partial<EventRow>, number[]]>([
  ['of the agency, at all its stations', {}, [59, 60]],
  ['at this station', { station_ids: [7, 1] }, [59, 60]],
  ['at others', { station_ids: [7] }, []],
  ['of another agency', { agency_id: 4 }, []],
  ['of all agencies', { agency_id: 1, statewide: true }, [59, 60]],
  ['from the year before', { first_day: '2024-12-30', last_day: '2025-01-01' }, [0]],
  ['into the next year', { first_day: '2025-12-31', last_day: '2026-01-02' }, [364]],
  ['of another year', { first_day: '2026-01-01', last_day: '2026-01-02' }, []],
])('an event %s', (_name, more, days) => expect(eventDays([event(more)], OF)).toEqual(days));
