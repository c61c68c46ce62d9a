import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { auditText } from './audit-words.rules.ts';
import { selectAudit } from './audit.sql.ts';
import { wordedDetail } from './detail-words.rules.ts';
import { selectNames } from './names.sql.ts';
import { actionLabels } from '../audit/texts.ts';

const PAGE = 50;

/** Who did what and when (C6). */
export const audit: Endpoint[] = [
  endpoint('GET /audit', {
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
        actions: Object.entries(actionLabels[language]).map(([code, label]) => ({ code, label })),
      };
    },
  }),
];
