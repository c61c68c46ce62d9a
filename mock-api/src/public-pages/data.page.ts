import { html } from 'hono/html';
import type { OpenLicense } from 'shared-domain';
import { OPEN_DATA_PATH, type OpenFile } from '../open-data/store/snapshot.ts';
import { citationOf, LICENSES } from '../open-data/files/cite.rules.ts';
import { COUNT_COLUMNS, FACTOR_COLUMN } from '../open-data/files/tables.ts';
import type { Html } from './html.ts';
import { layout, panel, table } from './layout.ts';
import { numberIn, say, type Reader } from './reader.ts';
import { texts } from './texts.ts';

/** The files of all agencies, what stands in them, and how they are read and cited. */
export function dataPage(reader: Reader, files: readonly OpenFile[]): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  return layout(reader, {
    title: t(texts.dataTitle),
    description: t(texts.dataIntro),
    body: html`<h1>${t(texts.dataTitle)}</h1>
      <p>${t(texts.dataIntro)}</p>
      ${panel(
        t(texts.byAgency),
        html`${files.length === 0 ? html`<p>${t(texts.noFiles)}</p>` : filesTable(reader, files)}
          <p>
            ${t(texts.allStations)}
            <a href="${OPEN_DATA_PATH}/stations.geojson" download>${t(texts.geojson)}</a>
          </p>`,
      )}
      ${panel(
        t(texts.dictionary),
        table(
          t(texts.dictionary),
          [{ name: t(texts.column) }, { name: t(texts.meaning) }],
          [...COUNT_COLUMNS, FACTOR_COLUMN].map(({ column, meaning }) => ({
            head: html`<code>${column}</code>`,
            cells: [t(meaning)],
          })),
        ),
      )}
      ${panel(t(texts.example), exampleOf(reader, files))}
      ${panel(
        t(texts.cite),
        html`<p>${t(texts.citeHint)}</p>
          <p class="quote">${exampleCitation(reader)}</p>`,
      )}`,
  });
}

function filesTable(reader: Reader, files: readonly OpenFile[]): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const kinds = { zip: t(texts.zip), parquet: t(texts.parquet) };
  return table(
    t(texts.byAgency),
    [
      { name: t(texts.agency) },
      { name: t(texts.year) },
      { name: t(texts.download) },
      { name: t(texts.license) },
      { name: t(texts.version), isNumber: true },
      { name: t(texts.rows), isNumber: true },
      { name: t(texts.size), isNumber: true },
    ],
    files.map((file) => ({
      head: file.agency,
      cells: [
        String(file.year),
        html`<a href="${file.path}" download aria-label="${kinds[file.kind]}, ${file.agency}, ${file.year}"
          >${kinds[file.kind]}</a
        >`,
        licensesOf(file.licenses),
        file.version,
        numberIn(reader, file.rows),
        sizeIn(reader, file.bytes),
      ],
    })),
  );
}

const licensesOf = (licenses: readonly OpenLicense[]): Html =>
  html`${licenses.map((license, index) => {
    const { name, url } = LICENSES[license];
    return html`${index > 0 ? ', ' : ''}<a href="${url}" rel="license">${name}</a>`;
  })}`;

/** A size in kilobytes or megabytes. */
function sizeIn(reader: Reader, bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return numberIn(reader, bytes / (isLarge ? 1_000_000 : 1000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
}

function exampleOf(reader: Reader, files: readonly OpenFile[]): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const path =
    files.find(({ kind }) => kind === 'parquet')?.path ?? '/public/data/v1/agencies/1/2025/v1/counts.parquet';
  const query = `SELECT station_id, date_trunc('month', start_local) AS month, sum(count) AS total
FROM read_parquet('${reader.site}${path}')
WHERE quality = 'certified'
GROUP BY station_id, month
ORDER BY station_id, month;`;
  return html`<p>${t(texts.exampleHint)}</p>
    <pre data-copy="${t(texts.copy)}" data-copied="${t(texts.copied)}"><code>${query}</code></pre>`;
}

/** A citation of no station there is, to show what belongs into one. */
const exampleCitation = (reader: Reader): string =>
  say(
    reader,
    citationOf({
      agency: 'City of Austin',
      published_at: '2026-03-10',
      station: 'AU0012 Shoal Creek Trail',
      first_month: '2025-01',
      last_month: '2025-12',
      version: 3,
      url: `${reader.site}/public/stations/AU0012/v3`,
      licenses: ['CC-BY-4.0'],
      retrieved: reader.today,
    }),
  );
