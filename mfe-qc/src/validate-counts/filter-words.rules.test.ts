import type { CountFilters, StationChannel, Suspect } from 'shared-domain';
import { filtersInWords } from './filter-words.rules.ts';
import { NO_FILTERS } from './filters.rules.ts';
import { validateTexts } from './texts.ts';

const code = (label: string) => ({ code: '1', label });
const channels = [
  { count_type: code('Bicycle'), travel_direction: code('North'), street_side: code('East') },
] as unknown as StationChannel[];
const suspects = [{ id: 9, validity_condition: 'Abnormally high' }] as unknown as Suspect[];
const words = (filters: CountFilters) =>
  filtersInWords({ ...NO_FILTERS, ...filters }, { channels, suspects }, (key) => validateTexts.en[key]);

test.each<[CountFilters, [string, string | null][]]>([
  [{}, []],
  [{ count_type: '1' }, [['Count Type', 'Bicycle']]],
  [
    { travel_direction: '1', street_side: '1' },
    [
      ['Travel Direction', 'North'],
      ['Street Side', 'East'],
    ],
  ],
  [{ count_type: '7' }, [['Count Type', '7']]],
  [{ suspect_id: 0 }, [['Suspect', 'No suspect']]],
  [{ suspect_id: 9 }, [['Suspect', 'Abnormally high']]],
  [{ suspect_id: 99 }, [['Suspect', '99']]],
  [{ vendor_status: 'doubted' }, [['Vendor’s Status', 'Not normal']]],
  [
    { minDate: '2026-01-01', maxDate: '2026-01-02' },
    [
      ['From', 'Jan 1, 2026'],
      ['To', 'Jan 2, 2026'],
    ],
  ],
  [{ show_null_values: true }, [['Show Null Values Only', null]]],
])('the filters %j read %j', (filters, expected) => {
  expect(words(filters).map(({ label, value }) => [label, value])).toEqual(expected);
});
