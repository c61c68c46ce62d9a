import { addDays, exportDay, type TmasRequest } from 'shared-domain';
import { ApiProblem, notFound } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { periodOf } from './export-reply.ts';
import { selectStationIds } from './export-stations.sql.ts';
import type { ExportRow } from './exports.sql.ts';
import { fatalText } from './notice.texts.ts';
import { orderExport } from './order-export.ts';
import { texts } from './texts.ts';
import { mergeNotices, NOTICES, worstFirst, type Notice } from './tmas/notice.ts';
import { inspectStations, yearsOf } from './tmas-inspection.ts';
import { selectTmasState } from './tmas-state.sql.ts';

type Inspecting = Pick<Ctx<unknown>, 'reading' | 'now' | 'language' | 'caller' | 'cache'>;

/** The stations and days that are asked for; 404 where a station is not the caller's to see. */
async function readOrder({ reading: db, now }: Inspecting, body: TmasRequest) {
  const period = periodOf(body, exportDay(now()));
  const station_ids = await selectStationIds(db, body.stations);
  if (station_ids.length < body.stations.length) throw notFound();
  return { ...period, station_ids };
}

/**
 * What an export would hold and leave out. Who has looked at the pre-flight and then prepares the export asks for the same
 * again: as long as nothing has changed, it is not worked out twice.
 */
export async function inspectAll(ctx: Inspecting, body: TmasRequest) {
  const order = await readOrder(ctx, body);
  const state = await selectTmasState(ctx.reading, order.station_ids);
  const stamp = JSON.stringify([order, ctx.language, state]);
  const inspect = () => inspectAnew(ctx, order);
  return ctx.cache.getStamped(`tmas inspection ${ctx.caller.user.id}`, stamp, inspect);
}

async function inspectAnew({ reading, language }: Inspecting, order: Awaited<ReturnType<typeof readOrder>>) {
  const notices: Notice[] = [];
  let [station_records, count_records] = [0, 0];
  for await (const station of inspectStations(reading, order, language)) {
    notices.push(...station.notices);
    for (const { days } of station.flows) {
      station_records += yearsOf(days).length;
      count_records += days.length;
    }
  }
  return { order, notices: worstFirst(mergeNotices(notices)), station_records, count_records };
}

/** Orders an export to TMAS; 422 where something fatal was found, or nothing would be in it. */
export async function orderTmas(ctx: Ctx<unknown>, choice: TmasRequest): Promise<ExportRow> {
  const { order, notices, station_records, count_records } = await inspectAll(ctx, choice);
  const fatal = notices.filter(({ kind }) => NOTICES[kind] === 'fatal');
  const [first] = fatal;
  if (first) throw new ApiProblem(422, fatalText(first, fatal.length));
  if (count_records === 0) throw new ApiProblem(422, texts.noRecords);
  return orderExport(ctx, 'tmas', {
    ...order,
    stations: choice.stations,
    form: choice.form ?? 'pipe',
    lastDay: addDays(order.until, -1),
    records: station_records + count_records,
    language: ctx.language,
    origin: ctx.settings.publicUrl(),
  });
}
