import type { CalendarOfCounts } from 'shared-domain';
import { hoursOfCalendar } from './hours.rules.ts';

const flow = { id: 7, name: 'North', count_type: 'Bicycle', direction: 'NB', movement_direction_code: null };
const calendar = (hours: CalendarOfCounts['hours']): CalendarOfCounts => ({
  year: 2024,
  years: [2024],
  flows: [
    {
      ...flow,
      flowid_txdot: 'AU0001_NB_B',
      interval: 60,
      totals: [],
      rows: [],
      nulls: [],
      suspects: [],
      certified: [],
      missing: [],
      last_year: [],
    },
  ],
  hours,
});

test('the hours that came with a calendar stand in their places of the year, a leap day among them', () => {
  const skipped = [{ from: '2024-03-10 02:00:00', until: '2024-03-10 03:00:00' }];
  const day = Array.from({ length: 24 }, (_, hour) => hour);
  const hours = hoursOfCalendar(
    calendar({ skipped, flows: [{ id: 7, stretches: [{ from: 59 * 24, counts: day }] }] }),
  );
  expect(hours).toMatchObject({ year: 2024, skipped, flows: [{ ...flow, flowid_txdot: 'AU0001_NB_B' }] });
  const counts = hours?.flows[0]?.counts ?? [];
  expect(counts).toHaveLength(366 * 24);
  expect(counts.slice(59 * 24, 60 * 24)).toEqual(day);
  expect(counts.filter((count) => count !== null)).toHaveLength(24);
});

test('a flow without stretches has gaps alone', () => {
  const hours = hoursOfCalendar(calendar({ skipped: [], flows: [] }));
  expect(new Set(hours?.flows[0]?.counts)).toEqual(new Set([null]));
});

test('a server of before sends none', () => {
  expect(hoursOfCalendar(calendar(undefined))).toBeNull();
});
