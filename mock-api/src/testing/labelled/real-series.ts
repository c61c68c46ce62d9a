import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { minutesOfText } from 'shared-domain';
import { steadfastgateCounts } from '../../demo/seed/steadfastgate.ts';
import { seriesOf, type RuleFlow, type Series, type SeriesRow } from '../../counts/findings/rules/series.ts';

const DAY = 1440;
const HOUR = 60;

/** A real counter's hours by flow; hours without data have no row. */
export type RealStation = {
  name: string;
  flows: { flow: RuleFlow; rows: SeriesRow[] }[];
  /** Minutes that the clock never showed; none where the counter ignores daylight saving. */
  isSkipped?: (minute: number) => boolean;
};

/** Permanent bicycle counters of Edinburgh, one figure an hour over all channels (`data/README.md`). */
export const WHOLE = [
  '06silverknowes',
  '11innocent',
  '12cultinsroad',
  '15middlemeadowwalk',
  '17cramondbrig',
  '18unioncanalwesterhailes',
  '27harrisonpark',
  '28rodneystreettunnel',
];
const NORTH = '14northedinburghaccessrd';
/** The counter that the seed has too. */
export const STEADFASTGATE = '02steadfastgate';

/** Every real counter that is labelled. */
export const STATIONS = [...WHOLE, NORTH, STEADFASTGATE];

/** The counts of a real counter, all of them waiting for review. */
export function realStation(name: string): RealStation {
  if (name === STEADFASTGATE) return steadfastgate();
  if (name === NORTH) {
    const channels = ['1', '2'].map((channel) => rowsOf(`${NORTH}-channel_${channel}`));
    return {
      name,
      flows: channels.map((rows, at) => ({ flow: flowOf(at + 1, at === 0 ? '1' : '5'), rows })),
    };
  }
  return { name, flows: [{ flow: flowOf(1, '9'), rows: rowsOf(name) }] };
}

/** The series as the rules read them, from the first to the last day that the station has. */
export function seriesOfStation({ flows, isSkipped = () => false }: RealStation): Series[] {
  const [first = 0] = flows.map(({ rows }) => rows[0]?.minutes ?? 0).toSorted((a, b) => a - b);
  const last = Math.max(...flows.map(({ rows }) => rows.at(-1)?.minutes ?? 0));
  const stretch = { start: first - (first % DAY), end: last - (last % DAY) + DAY, isSkipped };
  return flows.map(({ flow, rows }) => seriesOf(flow, rows, stretch));
}

const flowOf = (id: number, direction: string): RuleFlow => ({
  id,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: direction,
  street_side_code: '9',
});

const rowOf = (minutes: number, count: number): SeriesRow => ({
  minutes,
  count,
  interval: HOUR,
  certified: false,
  suspect: false,
  excluded: false,
});

function rowsOf(name: string): SeriesRow[] {
  const file = gunzipSync(readFileSync(new URL(`./data/${name}.csv.gz`, import.meta.url))).toString('utf8');
  const [, ...lines] = file.trim().split(/\r?\n/);
  return lines.flatMap((line) => {
    const [day = '', ...hours] = line.split(',');
    const midnight = minutesOfText(day) ?? 0;
    return hours.flatMap((count, hour) =>
      count === '' ? [] : [rowOf(midnight + hour * HOUR, Number(count))],
    );
  });
}

function steadfastgate(): RealStation {
  const rows: SeriesRow[][] = [[], []];
  for (const { ts, flow, count } of steadfastgateCounts())
    rows[flow]?.push(rowOf(minutesOfText(ts) ?? 0, count ?? 0));
  return {
    name: STEADFASTGATE,
    flows: rows.map((own, at) => ({
      flow: flowOf(at + 1, at === 0 ? '1' : '5'),
      rows: own.toSorted((a, b) => a.minutes - b.minutes),
    })),
  };
}
