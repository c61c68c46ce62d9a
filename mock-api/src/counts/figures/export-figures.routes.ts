import { Readable } from 'node:stream';
import { exportDay } from 'shared-domain';
import { figureTexts } from 'shared-domain/figures';
import { formatMessage } from 'shared-domain/texts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { statewideFigures } from './figures.ts';
import type { LayerSource } from './layers.ts';
import { statewideFile, statewideRows } from './statewide-file.rules.ts';

function* inBytes(texts: Iterable<string>): Generator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** The statewide table as a file: the rows, order and columns that its screen shows, of whoever may see them there. */
export const exportedFigures = (layers: readonly LayerSource[]): Endpoint[] => [
  endpoint('GET /export/figures', {
    mayLag: 'reading',
    handle: async ({ reading, cache, language, now, caller, audit, input: { query } }) => {
      const { year: asked, agency_id, sort, order, columns, ...filters } = query;
      const wanted = columns?.split(',');
      const { year, rows } = await statewideFigures(
        { db: reading, cache, language, now, layers },
        { agency: agency_id ?? caller.listAgency, year: asked },
      );
      const shown = statewideRows(rows, { filters, sort, order }, language);
      await audit('figures.download-all', { year: String(year), figures: shown.length });
      const title = formatMessage(figureTexts[language].tableTitle, language, { year: String(year) });
      return new Response(
        Readable.toWeb(Readable.from(inBytes(statewideFile(shown, wanted, language)))) as ReadableStream,
        {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${exportDay(now())} ${title}.csv"`,
          },
        },
      );
    },
  }),
];
