import type { StationFigures } from 'shared-domain';
import { CUSTOM, imported } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { calendarOf } from './year-of-hours.ts';

// twice a year of hours goes in
jest.setTimeout(120_000);

const YEAR = 2023;

/** A file with the hours of the days in these months, no two days alike; those in reverse where `backwards`. */
function fileOf(wanted: (month: number) => boolean, backwards = false): string {
  const rows = calendarOf(YEAR).flatMap(({ month, date }, day) =>
    wanted(month)
      ? Array.from({ length: 24 }, (_, hour) => {
          const time = `${date} ${String(hour).padStart(2, '0')}:00:00`;
          return `${time},${(day * 7 + hour * 3) % 53}`;
        })
      : [],
  );
  return ['Date,NB', ...(backwards ? rows.toReversed() : rows)].join('\n');
}

const isOdd = (month: number) => month % 2 === 1;
const isEven = (month: number) => month % 2 === 0;

/** The figures of a year whose files came in this order, all certified. */
async function figuresAfter(files: readonly string[]): Promise<StationFigures> {
  await testApi().reset();
  forgetSignIns();
  for (const file of files) {
    expect(await imported(file, { interval: 60 })).toMatchObject({ status: 'done', errors: [] });
  }
  await testApi().query(
    `update counts set certification_id = 1
     where station_id = (select id from stations where station_id_tmg = $1) and ts >= '2023-01-01' and ts < '2024-01-01'`,
    [CUSTOM],
  );
  const params = { stationId: CUSTOM };
  return (await request('GET /figures/:stationId', { params, query: { year: YEAR } }, 'user')).reply;
}

test('files of a year make the same figures in whatever order they and their rows come', async () => {
  const inOrder = await figuresAfter([fileOf(isOdd), fileOf(isEven)]);
  expect(inOrder.flows.map(({ sufficiency }) => [sufficiency.cells, sufficiency.days >= 364])).toEqual([
    [84, true],
  ]);
  expect(inOrder.flows[0]?.methods.every(({ value }) => (value ?? 0) > 0)).toBe(true);
  expect(await figuresAfter([fileOf(isEven, true), fileOf(isOdd)])).toEqual(inOrder);
});
