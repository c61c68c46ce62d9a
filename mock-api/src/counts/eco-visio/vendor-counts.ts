import { wallClock } from 'shared-domain';
import { clockChanges, isWithin } from '../store/daylight-saving.rules.ts';
import type { CopyValue } from '../../platform/db/database.ts';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import type { VendorCount } from '../../stations/vendor-sites/counter-vendor.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './import-texts.ts';

type Flow = { id: number; name: string };
type FlowCounts = { flow: Flow; counts: Map<number, number | null>; doubts: Map<number, number> };

/**
 * What the vendor answered for one station, checked: every time on the grid of the interval and once; the hour that
 * autumn repeats is summed, the one that spring leaves out is kept with a warning (C8). Kept in memory until all of it
 * is there, about 50 bytes a count, because the database must not wait for the vendor in a transaction.
 */
export class VendorCounts {
  private readonly byFlow: FlowCounts[] = [];
  private readonly warned = new Map<string, Text>();
  private readonly options: { interval: number; timeZone: string };
  private read = 0;
  private first: number | null = null;
  private last: number | null = null;

  constructor(options: { interval: number; timeZone: string }) {
    this.options = options;
  }

  /** Adds a flow; answers the function that takes its counts piece by piece. */
  flow(flow: Flow): (piece: VendorCount[]) => void {
    const counts = new Map<number, number | null>();
    const statuses = new Map<number, number>();
    this.byFlow.push({ flow, counts, doubts: statuses });
    const doubts = { count: 0, first: 0 };
    return (piece) => {
      for (const one of piece) {
        this.add(flow, counts, one);
        if (one.status === 0) continue;
        // of the hour that autumn repeats, either half may be in doubt
        statuses.set(one.minutes, one.status);
        doubts.count += 1;
        doubts.first = doubts.count === 1 ? one.minutes : doubts.first;
        this.warned.set(
          `doubt ${flow.id}`,
          texts.doubted({
            flow: flow.name,
            counts: doubts.count,
            first: saidDay(wallClock(doubts.first).slice(0, 10)),
          }),
        );
      }
    };
  }

  private add(flow: Flow, counts: Map<number, number | null>, { minutes, count }: VendorCount): void {
    const { interval, timeZone } = this.options;
    if (minutes % interval !== 0)
      throw new VendorProblem(texts.offGrid({ flow: flow.name, time: wallClock(minutes) }), false);
    this.read += 1;
    const day = wallClock(minutes).slice(0, 10);
    const { repeated, skipped } = clockChanges(timeZone, Number(day.slice(0, 4)));
    if (count !== null && isWithin(skipped, minutes))
      this.warned.set(`missing ${day}`, texts.missingHour({ day: saidDay(day) }));
    const before = counts.get(minutes);
    if (before === undefined) {
      counts.set(minutes, count);
    } else if (isWithin(repeated, minutes)) {
      counts.set(minutes, before === null || count === null ? null : before + count);
      this.warned.set(`summed ${day}`, texts.summedHour({ day: saidDay(day) }));
    } else if (before !== count) {
      throw new VendorProblem(texts.twice({ flow: flow.name, time: wallClock(minutes) }), false);
    }
    this.first = Math.min(this.first ?? minutes, minutes);
    this.last = Math.max(this.last ?? minutes, minutes);
  }

  /** Time, flow, count and status of each; a status is kept only where it is not 0, hardly any is. */
  *rows(): Generator<readonly CopyValue[]> {
    for (const { flow, counts, doubts } of this.byFlow) {
      for (const [minutes, count] of counts)
        yield [wallClock(minutes), flow.id, count, doubts.get(minutes) ?? 0];
    }
  }

  /** How much was read, from when to when, and what to warn about. */
  summary(): { read: number; first: number | null; last: number | null; warnings: Text[] } {
    const warnings = this.read === 0 ? [texts.nothing] : [...this.warned.values()];
    return { read: this.read, first: this.first, last: this.last, warnings };
  }
}
