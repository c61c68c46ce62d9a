import { html } from 'hono/html';
import type { OpenStation } from '../open-data/store/snapshot.ts';
import { LICENSES } from '../open-data/files/cite.rules.ts';
import { stationCitation, stationFilePath, stationPointPath } from '../open-data/files/station-files.ts';
import type { Html } from './html.ts';
import { panel } from './layout.ts';
import { dayOf, say, stationPath, type Reader } from './reader.ts';
import { yearsOf } from './station-figures.rules.ts';
import { stationTexts } from './station.texts.ts';
import { texts } from './texts.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whom to ask, as a link where it is an address. */
export function contactOf(contact: string): Html {
  if (/^https?:\/\/\S+$/.test(contact)) return html`<a href="${contact}">${contact}</a>`;
  return EMAIL.test(contact) ? html`<a href="mailto:${contact}">${contact}</a>` : html`${contact}`;
}

/** How a version of a station is cited. */
const citationIn = (reader: Reader, station: OpenStation): string =>
  say(reader, stationCitation(station, reader.site, { retrieved: reader.today }));

/** Text that people take along, with a button for it where scripts run. */
const copied = (reader: Reader, text: string): Html =>
  html`<pre data-copy="${say(reader, texts.copy)}" data-copied="${say(reader, texts.copied)}">${text}</pre>`;

/** What people take along of a station: files, the citation, and how it is shown on others' pages. */
export function takeAlong(reader: Reader, { station, year }: { station: OpenStation; year: number }): Html[] {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const isNewest = station.version === station.latest;
  return [
    panel(t(stationTexts.downloads), downloads(reader, station)),
    panel(
      t(texts.cite),
      html`${copied(reader, citationIn(reader, station))}
      ${station.license === 'ODbL-1.0' ? html`<p class="small">${t(stationTexts.odbl)}</p>` : ''}`,
    ),
    // an embed shows the newest version, whatever was copied when
    ...(isNewest ? [panel(t(stationTexts.embed), snippets(reader, station, year))] : []),
  ];
}

/** The files of a station's years, each of which says by itself how it may be used and is cited. */
function downloads(reader: Reader, station: OpenStation): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const link = (path: string, form: string, of: string) =>
    html`<a href="${path}" download aria-label="${form}, ${of}">${form}</a>`;
  return html`<ul>
      ${yearsOf(station.months).map(
        (year) =>
          html`<li>
            ${year}: ${link(stationFilePath(station, year, 'counts.zip'), t(texts.zip), String(year))} ·
            ${link(stationFilePath(station, year, 'counts.parquet'), t(texts.parquet), String(year))}
          </li>`,
      )}
      ${
        hasPlace(station)
          ? html`<li>
              ${t(texts.station)}: ${link(stationPointPath(station), t(texts.geojson), station.station)}
            </li>`
          : ''
      }
    </ul>
    <p class="small muted">${t(stationTexts.downloadsHint)}</p>`;
}

const hasPlace = ({ latitude, longitude }: OpenStation): boolean => latitude !== null && longitude !== null;

const FRAMES = { figure: { width: 320, height: 120 }, chart: { width: 640, height: 360 } };

function snippets(reader: Reader, { station, name, aadt }: OpenStation, year: number): Html {
  const frame = (kind: keyof typeof FRAMES, title: string, query: string) =>
    `<iframe src="${reader.site}/embed/${kind}/${station}?${query}lang=${reader.language}" title="${escaped(title)}" width="${FRAMES[kind].width}" height="${FRAMES[kind].height}" loading="lazy" referrerpolicy="no-referrer"></iframe>`;
  const newest = [...aadt].sort((a, b) => b.year - a.year)[0];
  const title = (text: typeof stationTexts.embedChart) => say(reader, text({ name: `${station} ${name}` }));
  return html`<p>${say(reader, stationTexts.embedHint)}</p>
    ${newest ? copied(reader, frame('figure', title(stationTexts.embedFigure), '')) : ''}
    ${copied(reader, frame('chart', title(stationTexts.embedChart), `y=${year}&`))}`;
}

/** A text within an attribute of a snippet that others put into their pages. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What search engines are told of a station's data (schema.org's Dataset). */
export function datasetOf(reader: Reader, station: OpenStation): object {
  const { agency, name, version, license, months, published_at, latitude, longitude } = station;
  const address = reader.site + stationPath(station.station, version);
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${say(reader, texts.listTitle)}: ${station.station} ${name}`,
    description: `${say(reader, texts.listIntro)} ${station.station} ${name}, ${agency}.`,
    url: reader.site + stationPath(station.station),
    identifier: address,
    version: String(version),
    license: LICENSES[license].url,
    isAccessibleForFree: true,
    datePublished: dayOf(published_at),
    creator: { '@type': 'GovernmentOrganization', name: agency },
    temporalCoverage: `${months[0]?.month ?? ''}/${months.at(-1)?.month ?? ''}`,
    ...(hasPlace(station)
      ? { spatialCoverage: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude, longitude } } }
      : {}),
    variableMeasured: [...new Set(station.flows.map(({ type }) => say(reader, type)))],
    distribution: distributionOf(reader, station),
  };
}

function distributionOf({ site }: Reader, station: OpenStation): object[] {
  const one = (encodingFormat: string, path: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: site + path,
  });
  const files = yearsOf(station.months).flatMap((year) => [
    one('text/csv', stationFilePath(station, year, 'counts.csv')),
    one('application/zip', stationFilePath(station, year, 'counts.zip')),
    one('application/vnd.apache.parquet', stationFilePath(station, year, 'counts.parquet')),
  ]);
  return hasPlace(station) ? [...files, one('application/geo+json', stationPointPath(station))] : files;
}
