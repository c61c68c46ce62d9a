import type { Queryable } from '../../platform/db/database.ts';
import { BYTE_ORDER_MARK, monthAfter } from 'shared-domain';
import { csvText } from '../csv/csv-text.rules.ts';
import { dayRecord } from './tmas/day-record.rules.ts';
import { countColumn, countColumns, describeLayout, fileNames, stationColumns } from './tmas/layout.ts';
import { leavesOut, NOTICES, type Notice } from './tmas/notice.ts';
import { countValues, stationValues } from './tmas/station-record.rules.ts';
import { writeRecord } from './tmas/tmas-record.rules.ts';
import type { TmasOrder } from './exports.sql.ts';
import { inspectStations, yearsOf, type Inspected } from './tmas-inspection.ts';
import { noticeText } from './notice.texts.ts';
import { LEFT_OUT_HEADER, leftOutRows } from './tmas.texts.ts';
import { selectDayCounts, type DayCounts } from './tmas.sql.ts';
import type { Written } from './written.ts';
import { zipped } from './zip-stream.ts';

/**
 * The zip in pieces: count records, station records, what was left out, and the layout. Counts go out month by month as
 * they are read; only the few lines of the other files wait.
 */
export async function* tmasPieces(
  db: Queryable,
  order: TmasOrder,
  written: Written,
): AsyncGenerator<Uint8Array> {
  const { from, lastDay, form, language } = order;
  const zip = zipped();
  const stationLines: string[] = [];
  const notices: Notice[] = [];
  written.total = order.records;
  const counts = zip.file(fileNames.counts(from, lastDay));
  for await (const station of inspectStations(db, order, language)) {
    refuseFatal(station, order);
    notices.push(...station.notices);
    for (const { flow, days } of station.flows) {
      for (const year of yearsOf(days)) {
        stationLines.push(writeRecord(stationColumns, stationValues(flow, year), form));
      }
    }
    for await (const lines of countLines(db, station, order)) {
      written.rows += lines.length;
      counts.push(lines.join(''));
      yield* zip.pieces();
    }
  }
  counts.end();
  written.rows += stationLines.length;
  zip.file(fileNames.stations(from, lastDay)).end(stationLines.join(''));
  written.leftOut = [...new Set(notices.filter(leavesOut).map(({ station }) => station.station_id_tmg))];
  const leftOut = csvText([LEFT_OUT_HEADER, ...leftOutRows(notices, language)]);
  zip.file(fileNames.leftOut).end(BYTE_ORDER_MARK + leftOut);
  zip.file(fileNames.layout).end(describeLayout(form));
  zip.end();
  yield* zip.pieces();
}

/** What was fine when the export was asked for may have been changed since; half an export is none. */
function refuseFatal({ notices }: Inspected, { language }: TmasOrder): void {
  const fatal = notices.find(({ kind }) => NOTICES[kind] === 'fatal');
  if (fatal) throw new Error(noticeText(fatal, language));
}

/** A station's count records, a month at a time. */
async function* countLines(
  db: Queryable,
  { stationId, flows }: Inspected,
  { form }: TmasOrder,
): AsyncGenerator<string[]> {
  const byFlow = new Map(flows.map(({ flow, days }) => [flow.flow_id, { flow, days: new Set(days) }]));
  const months = [...new Set(flows.flatMap(({ days }) => days.map((day) => day.slice(0, 7))))].toSorted();
  for (const month of months) {
    const span = { stationId, from: `${month}-01`, until: monthAfter(month) };
    yield (await selectDayCounts(db, span)).flatMap((row) => {
      const { flow, days } = byFlow.get(row.flow_id) ?? {};
      if (!flow || !days?.has(row.day)) return [];
      const { start, counts } = dayRecord(countsOf(row), row.interval);
      const values = counts.map((count) => count?.toString() ?? '');
      return writeRecord(countColumns, countValues(flow, row.day, row.interval, start), form, {
        column: countColumn,
        values,
      });
    });
  }
}

const countsOf = ({ counts }: DayCounts): Map<number, number> =>
  new Map(counts.split(',').map((pair) => pair.split(' ').map(Number) as [number, number]));
