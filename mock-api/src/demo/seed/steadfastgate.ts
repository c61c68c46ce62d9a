import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GeneratedCount } from './generator/station-counts.ts';

/**
 * The counts of a real counter: Steadfastgate in Edinburgh, 2009 to 2013, open data of the City of Edinburgh Council
 * (licence beside the file). Hours without data have no row, as in the file.
 */
export function* steadfastgateCounts(): Generator<GeneratedCount> {
  const file = readFileSync(new URL('./data/steadfastgate.csv.gz', import.meta.url));
  const [, ...lines] = gunzipSync(file).toString('utf8').split('\r\n');
  for (const line of lines) {
    const [, date = '', hour = '', ...channels] = line.split(',');
    if (!date) continue;
    const [day, month, year] = date.split('/');
    const ts = `${year}-${month}-${day} ${hour.padStart(2, '0')}:00:00`;
    for (const [flow, count] of channels.entries()) yield { ts, flow, count: Number(count), cause: null };
  }
}
