import type { Minutes } from './instants.ts';
import { outageKey, type News, type NewsKind, type Outage } from './outage.ts';

/** What an hour changed: the outages that are not as before, and what is to be told of them, in order. */
export type Watched<T> = { watch: T; changed: readonly Outage[]; news: readonly News[] };

/** An hour in which nothing happened. */
export const unchanged = <T>(watch: T): Watched<T> => ({ watch, changed: [], news: [] });

/** Gathers what is to be stored and told of one hour. */
export class HourBook {
  private readonly news: News[] = [];
  private readonly kept = new Map<string, Outage>();

  /** Stores an outage as it is now. */
  keep(outage: Outage): void {
    this.kept.set(outageKey(outage), outage);
  }

  /** Stores an outage as it is now, and tells something of it. */
  say(outage: Outage, at: Minutes, what: NewsKind): void {
    this.keep(outage);
    this.news.push({ outage: outageKey(outage), at, what });
  }

  /** The hour's end. */
  closed<T>(watch: T): Watched<T> {
    return { watch, changed: [...this.kept.values()], news: this.news };
  }
}
