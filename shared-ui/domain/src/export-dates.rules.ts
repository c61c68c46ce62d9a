import { FIRST_COUNT_DAY } from './limits.ts';
import { minutesOf, wallClock } from './wall-clock.rules.ts';

/** What can be wrong with the dates of an export; each has a sentence in the catalogues. */
export type ExportDateFault = 'required' | 'format' | 'early' | 'order' | 'future';

/** 'YYYY-MM-DD' of a date written MM/dd/yyyy; null where it is written otherwise or no such date exists. */
export function isoOfExportDate(text: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const minutes = minutesOf(Number(parts[3]), Number(parts[1]), Number(parts[2]), 0, 0);
  return minutes === null ? null : wallClock(minutes).slice(0, 10);
}

/** MM/dd/yyyy of a date 'YYYY-MM-DD'. */
export function exportDateOfIso(iso: string): string {
  return `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`;
}

/** The faults of an export's dates by field; none when both are good. `today` is 'YYYY-MM-DD'. */
export function exportDateFaults(
  fromDate: string,
  toDate: string,
  today: string,
): { fromDate?: ExportDateFault; toDate?: ExportDateFault } {
  const from = faultOf(fromDate, today);
  const to = faultOf(toDate, today);
  const faults = { ...(from && { fromDate: from }), ...(to && { toDate: to }) };
  if (from || to) return faults;
  const isAfter = (isoOfExportDate(fromDate) ?? '') > (isoOfExportDate(toDate) ?? '');
  return isAfter ? { fromDate: 'order' } : {};
}

function faultOf(text: string, today: string): ExportDateFault | undefined {
  if (text.trim() === '') return 'required';
  const iso = isoOfExportDate(text);
  if (iso === null) return 'format';
  if (iso < FIRST_COUNT_DAY) return 'early';
  return iso > today ? 'future' : undefined;
}
