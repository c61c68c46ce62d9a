import { DAY_MS } from 'shared-domain';
import { reviewerOf } from './accounts.seed.ts';
import type { RowFor } from '../../platform/db/insert-rows.ts';
import type { certifications } from '../../counts/store/ledger.tables.ts';

type Row = RowFor<typeof certifications>;

/** Gives each station's certified counts a certification per calendar year, and keeps their ranges and numbers. */
export class CertificationLedger {
  readonly #byKey = new Map<
    string,
    Row & { id: number; first_ts: string; last_ts: string; counts: number }
  >();

  /** The certification of a certified count, made when first asked for. */
  certify(stationId: number, agency: number, ts: string): number {
    const key = `${stationId}/${ts.slice(0, 4)}`;
    const known = this.#byKey.get(key);
    if (known) {
      known.last_ts = ts;
      known.counts += 1;
      return known.id;
    }
    const reviewer = reviewerOf(agency);
    const id = this.#byKey.size + 1;
    this.#byKey.set(key, {
      id,
      station_id: stationId,
      user_id: reviewer.id,
      requested_by: reviewer.name,
      filters: {},
      status: 'done',
      first_ts: ts,
      last_ts: ts,
      counts: 1,
    });
    return id;
  }

  /** The ledger's rows; each was asked for the day after its last count, and not later than `now`. */
  rows(now: Date): Row[] {
    return [...this.#byKey.values()].map((row) => {
      const dayAfter = Date.parse(`${row.last_ts.slice(0, 10)}T16:00:00Z`) + DAY_MS;
      const at = new Date(Math.min(dayAfter, now.getTime())).toISOString();
      return { ...row, requested_at: at, finished_at: at };
    });
  }
}
