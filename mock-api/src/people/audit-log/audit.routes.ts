import { z } from 'zod';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { wholeNumber } from '../../platform/http/validate.ts';
import { auditText } from './audit-words.rules.ts';
import { selectAudit } from './audit.sql.ts';
import { wordedDetail } from './detail-words.rules.ts';
import { selectNames } from './names.sql.ts';
import { actions } from '../audit/texts.ts';

const PAGE = 50;
const PAGE_MAX = 200;

/** A filter's text; an empty one filters nothing. */
const filterText = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text || undefined)
  .optional();

const reply = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.int(),
      at: z.string(),
      user_name: z.string(),
      agency: z.string().nullable(),
      station_id_tmg: z.string().nullable(),
      action: z.string(),
      text: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  next: z.int().nullable(),
  actions: z.array(z.strictObject({ code: z.string(), label: z.string() })),
});

/** Who did what and when (C6). */
export const audit: Endpoint[] = [
  endpoint('GET /audit', {
    summary: "Who did what, the newest first: in one's own agency, for super admins in all",
    query: z.object({
      before: wholeNumber().optional(),
      limit: wholeNumber().pipe(z.int().min(1).max(PAGE_MAX)).optional(),
      action: filterText,
      station: filterText,
      user: filterText,
    }),
    reply,
    handle: async ({ db, input, language }) => {
      const { limit = PAGE, ...filters } = input.query;
      // one more tells whether there is a further page
      const rows = await selectAudit(db, filters, limit + 1);
      const names = await selectNames(db, language);
      const data = rows.slice(0, limit).map((row) => {
        const detail = wordedDetail(row.detail, names, language);
        return { ...row, detail, text: auditText(row.action, detail, language) };
      });
      return {
        data,
        next: rows.length > limit ? (data.at(-1)?.id ?? null) : null,
        actions: Object.entries(actions).map(([code, { label }]) => ({ code, label: label[language] })),
      };
    },
  }),
];
