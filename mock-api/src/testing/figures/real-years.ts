import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { calendarOf, emptyYear, MISSING, type YearOfHours } from '../../counts/figures/year-of-hours.ts';
import { steadfastgateCounts } from '../../demo/seed/steadfastgate.ts';

const STEADFASTGATE = '02steadfastgate';
const NORTH = '14northedinburghaccessrd';

/** A year of a real counter's hours (`../labelled/data/README.md`); these counters ignore daylight saving, so no hour is left out. */
export function realYear(name: string, year: number): YearOfHours {
  const own = emptyYear(year);
  if (name === STEADFASTGATE) fromSteadfastgate(own);
  else for (const file of filesOf(name)) fromFile(file, own);
  return own;
}

/** A year of one direction of the counter whose channels stand apart. */
export function northChannel(channel: 1 | 2, year: number): YearOfHours {
  const own = emptyYear(year);
  fromFile(`${NORTH}-channel_${channel}`, own);
  return own;
}

/** All channels added: this counter's stand apart. */
const filesOf = (name: string) => (name === NORTH ? [`${NORTH}-channel_1`, `${NORTH}-channel_2`] : [name]);

/** The hours of a year from the first of January on that a date begins at; null for another year. */
function startOf(year: number): (date: string) => number | null {
  const days = new Map(calendarOf(year).map(({ date }, at) => [date, at * 24]));
  return (date) => days.get(date) ?? null;
}

function add({ hours }: YearOfHours, at: number, count: number): void {
  const known = hours[at] ?? MISSING;
  hours[at] = known === MISSING ? count : known + count;
}

function fromFile(name: string, year: YearOfHours): void {
  const file = new URL(`../labelled/data/${name}.csv.gz`, import.meta.url);
  const [, ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split(/\r?\n/);
  const start = startOf(year.year);
  for (const line of lines) {
    const [date = '', ...counts] = line.split(',');
    const first = start(date);
    if (first === null) continue;
    for (const [hour, count] of counts.entries()) if (count !== '') add(year, first + hour, Number(count));
  }
}

function fromSteadfastgate(year: YearOfHours): void {
  const start = startOf(year.year);
  for (const { ts, count } of steadfastgateCounts()) {
    const first = start(ts.slice(0, 10));
    if (first !== null && count !== null) add(year, first + Number(ts.slice(11, 13)), count);
  }
}
