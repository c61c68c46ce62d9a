import { addDays } from './days.rules.ts';
import type { ImportStation } from './contract/stations.calls.ts';
import { minutesOfText, wallMinutesAt } from './wall-clock.rules.ts';

const DAY = 24 * 60;

/** Yesterday by the clock of a zone, 'YYYY-MM-DD': the last day that counts can be fetched for from the vendor. */
export function yesterday(now: Date, timeZone = 'America/Chicago'): string {
  return addDays('1970-01-01', Math.floor(wallMinutesAt(now, timeZone) / DAY) - 1);
}

/** The end date of an import from the vendor: a date later than yesterday is clamped to yesterday. */
export function clampedEndDate(date: string, now: Date, timeZone?: string): string {
  const latest = yesterday(now, timeZone);
  return date > latest ? latest : date;
}

/** The end of that day, as an import names it: 'YYYY-MM-DD 23:59:59'. */
export function endOfDay(date: string): string {
  return `${date} 23:59:59`;
}

/** Why a station can't be selected for an import from the vendor; null where it can. */
export type EcoObstacle = 'noEcoId' | 'importing' | 'certifying';

/** What keeps a station from being selected. Its Eco ID may be missing, empty or the text 'false'. */
export function ecoObstacle({
  eco_id,
  importing,
  certifying,
}: Pick<ImportStation, 'eco_id' | 'importing' | 'certifying'>): EcoObstacle | null {
  const known = eco_id?.trim() ?? '';
  if (known === '' || known === 'false') return 'noEcoId';
  if (importing === 1) return 'importing';
  return certifying === 1 ? 'certifying' : null;
}

/** Days that an import re-reads before the newest count, because counters send late (vendor's practice: two weeks). */
const REREAD_DAYS = 14;
/** The same where the stored counts have an outage, which may have been filled meanwhile. */
const REREAD_AFTER_OUTAGE_DAYS = 60;

/** What is known about a flow when it is imported; times are 'YYYY-MM-DD HH:MM:SS', days 'YYYY-MM-DD'. */
export type EcoFlowState = {
  lastCount: string | null;
  /** Whether its last 60 days hold missing counts or days without any. */
  outage: boolean;
  /** The vendor's first day for it, null where the vendor has none. */
  firstData: string | null;
};

/**
 * What to ask the vendor for, as wall-clock minutes with `end` exclusive, the midnight after the last day; null where
 * there is nothing. With `fromStart` everything from the first day on is asked for (I5).
 */
export function ecoWindow(
  flow: EcoFlowState,
  { lastDay, fromStart }: { lastDay: string; fromStart: boolean },
): { begin: number; end: number } | null {
  const end = (minutesOfText(lastDay) ?? 0) + DAY;
  const first = flow.firstData === null ? null : minutesOfText(flow.firstData);
  const last = flow.lastCount === null ? null : minutesOfText(flow.lastCount.slice(0, 10));
  if (fromStart || last === null) return first === null || first >= end ? null : { begin: first, end };
  const reread = (flow.outage ? REREAD_AFTER_OUTAGE_DAYS : REREAD_DAYS) * DAY;
  const begin = Math.min(last, end) - reread;
  return { begin: first === null ? begin : Math.max(begin, Math.min(first, end - DAY)), end };
}
