import { exportDay, type TmasRequest } from 'shared-domain';
import { dayBefore } from '../store/month-spans.rules.ts';
import { mergeNotices, NOTICES, worstFirst, type Notice } from './tmas/notice.ts';
import { ApiProblem, notFound } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectStationIds } from './export-stations.sql.ts';
import { exportReply, periodOf } from './export-reply.ts';
import { orderExport } from './order-export.ts';
import { texts } from './texts.ts';
import { inspectStations, yearsOf } from './tmas-inspection.ts';
import { selectTmasState } from './tmas-state.sql.ts';
import { fatalText } from './notice.texts.ts';
import { findingOf } from './tmas.texts.ts';

type Asked = { body: TmasRequest };
type Inspecting = Pick<Ctx<Asked>, 'reading' | 'input' | 'now' | 'language' | 'caller' | 'cache'>;

/** The stations and days that are asked for; 404 where a station is not the caller's to see. */
async function readOrder({ reading: db, input: { body }, now }: Inspecting) {
  const period = periodOf(body, exportDay(now()));
  const station_ids = await selectStationIds(db, body.stations);
  if (station_ids.length < body.stations.length) throw notFound();
  return { ...period, station_ids };
}

/**
 * What an export would hold and leave out. Who has looked at the pre-flight and then prepares the export asks for the same
 * again: as long as nothing has changed, it is not worked out twice.
 */
async function inspectAll(ctx: Inspecting) {
  const order = await readOrder(ctx);
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

/** Exports to the national traffic monitoring system, for super admins. */
export const tmas: Endpoint[] = [
  endpoint('POST /export/check-tmas', {
    mayLag: 'all',
    handle: async (ctx) => {
      const { notices, station_records, count_records } = await inspectAll(ctx);
      const reader = { language: ctx.language, nextForm: ctx.caller.user.flag_next_stations === 1 };
      const findings = notices.map((notice) => findingOf(notice, reader));
      return { station_records, count_records, findings };
    },
  }),
  endpoint('POST /export/prepare-tmas', {
    handle: async (ctx) => {
      const { language, settings, now } = ctx;
      const { body } = ctx.input;
      const { order, notices, station_records, count_records } = await inspectAll(ctx);
      const fatal = notices.filter(({ kind }) => NOTICES[kind] === 'fatal');
      const [first] = fatal;
      if (first) throw new ApiProblem(422, fatalText(first, fatal.length));
      if (count_records === 0) throw new ApiProblem(422, texts.noRecords);
      const row = await orderExport(ctx, 'tmas', {
        ...order,
        stations: body.stations,
        form: body.form ?? 'pipe',
        lastDay: dayBefore(order.until),
        records: station_records + count_records,
        language,
        origin: settings.publicUrl(),
      });
      return {
        success: texts.startedTmas[language],
        export: exportReply(row, null, language, now()),
      };
    },
  }),
];
