import { clockChanges, isWithin } from '../../counts/store/daylight-saving.rules.ts';
import { findOddities, type Found } from '../../counts/findings/rules/find.rules.ts';
import { settingsFor } from '../../counts/findings/rules/finding-settings.rules.ts';
import { seriesOf, type RuleFlow, type Series, type SeriesRow } from '../../counts/findings/rules/series.ts';
import { DAY, type Minutes } from '../../network/health/instants.ts';
import { counts, type Counter, type Network } from './fixtures/network.mjs';

const settings = settingsFor(1, []);

/** What the rules find at a made counter with the thresholds as they come, of what was delivered by a moment; wall-clock minutes before `certified` are certified. */
export function foundAt(
  net: Network,
  counter: Counter,
  { by = Infinity, certified = -Infinity }: { by?: Minutes; certified?: Minutes } = {},
): Found[] {
  return findOddities(madeSeries(net, counter, by, certified), () => settings);
}

/** Made flows come in pairs, one each way: the first two count bicycles, the others people on foot. */
const flowOf = (flow: number): RuleFlow => ({
  id: flow,
  count_method_code: '1',
  count_type_code: flow < 2 ? '2' : '1',
  travel_direction_code: flow % 2 === 0 ? '1' : '5',
  street_side_code: '9',
});

function madeSeries(net: Network, counter: Counter, by: Minutes, certified: Minutes): Series[] {
  const { interval, zone } = counter;
  const byFlow = new Map<number, SeriesRow[]>();
  let [start, end] = [Infinity, 0];
  for (const [flow, minutes, count] of counts(net, counter, net.warm, net.end, by)) {
    // a flow that does not answer sends no rows
    if (count === null) continue;
    const rows = byFlow.get(flow) ?? [];
    byFlow.set(flow, rows);
    rows.push({
      minutes,
      count,
      interval,
      certified: minutes < certified,
      suspect: false,
      excluded: false,
    });
    start = Math.min(start, minutes - (minutes % DAY));
    end = Math.max(end, minutes + interval);
  }
  const [first, last] = [net.warm, net.end].map((at) => new Date(at * 60_000).getUTCFullYear()) as [
    number,
    number,
  ];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const skipped = years.flatMap((year) => clockChanges(zone, year).skipped);
  const stretch = { start, end, isSkipped: (minute: number) => isWithin(skipped, minute) };
  return [...byFlow].map(([flow, rows]) => seriesOf(flowOf(flow), rows, stretch));
}
