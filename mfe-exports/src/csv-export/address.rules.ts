import { FIRST_COUNT_DAY, isoOfExportDate, exportDateOfIso } from 'shared-domain';

/** What an address says of an export: a station, and its days ('YYYY-MM-DD'); `wrong`: days that can't be meant. */
export type NamedExport = {
  station: string | null;
  fromDate: string | null;
  toDate: string | null;
  wrong: boolean;
};

/** Reads `?station=&from=&to=`. Days are taken together or not at all: half a period would be another one. */
export function exportFromSearch(search: URLSearchParams): NamedExport {
  const station = search.get('station') || null;
  const days = [search.get('from') ?? '', search.get('to') ?? ''] as const;
  const [from, to] = days;
  const isWrong =
    days.some((day) => day !== '' && !isCountDay(day)) || (from !== '' && to !== '' && from > to);
  if (isWrong) return { station, fromDate: null, toDate: null, wrong: true };
  return { station, fromDate: from || null, toDate: to || null, wrong: false };
}

/** Whether it is a day of the calendar from which there may be counts. */
const isCountDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && isoOfExportDate(exportDateOfIso(day)) === day && day >= FIRST_COUNT_DAY;
