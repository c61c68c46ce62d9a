import { exportDay, type CsvExportRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, notFound } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { hasCertifiedCounts } from './certified-counts.sql.ts';
import { periodOf } from './export-reply.ts';
import { selectExportFlows, selectStationIds } from './export-stations.sql.ts';
import type { CsvOrder, ExportRow } from './exports.sql.ts';
import { orderExport } from './order-export.ts';
import { texts } from './texts.ts';

async function refuseWithoutCounts(db: Queryable, order: CsvOrder): Promise<void> {
  const flows = await selectExportFlows(db, order.station_ids, order, order.language);
  for (const stationId of order.station_ids) {
    const own = flows.filter(({ station_id }) => station_id === stationId).map(({ id }) => id);
    if (await hasCertifiedCounts(db, { ...order, stationId, flows: own })) return;
  }
  throw new ApiProblem(422, texts.noCounts);
}

/** Orders a CSV export; 404 where a station is not the caller's to see, 422 where nothing of the choice is certified. */
export async function orderCsv(ctx: Ctx<unknown>, choice: CsvExportRequest): Promise<ExportRow> {
  const { db, reading, language, settings, now } = ctx;
  const period = periodOf(choice, exportDay(now()));
  const station_ids = await selectStationIds(db, choice.stations);
  if (station_ids.length < choice.stations.length) throw notFound();
  const order = { ...choice, ...period, station_ids, language, origin: settings.publicUrl() };
  if (order.countData) await refuseWithoutCounts(reading, order);
  return orderExport(ctx, 'csv', order);
}
