import { stationForm } from 'shared-domain';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { exportReply } from './export-reply.ts';
import { inspectAll, orderTmas } from './order-tmas.ts';
import { texts } from './texts.ts';
import { findingOf } from './tmas.texts.ts';

/** Exports to the national traffic monitoring system, for super admins. */
export const tmas: Endpoint[] = [
  endpoint('POST /export/check-tmas', {
    mayLag: 'all',
    handle: async (ctx) => {
      const { notices, station_records, count_records } = await inspectAll(ctx, ctx.input.body);
      const reader = { language: ctx.language, nextForm: stationForm(ctx.caller.user) === 'next' };
      const findings = notices.map((notice) => findingOf(notice, reader));
      return { station_records, count_records, findings };
    },
  }),
  endpoint('POST /export/prepare-tmas', {
    handle: async (ctx) => {
      const { language, now, input } = ctx;
      const row = await orderTmas(ctx, input.body);
      return { success: texts.startedTmas[language], export: exportReply(row, null, language, now()) };
    },
  }),
];
