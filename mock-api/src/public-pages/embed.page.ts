import { html } from 'hono/html';
import type { OpenAadt, OpenStation, WithdrawnStation } from '../open-data/store/snapshot.ts';
import { ASSETS } from './assets.ts';
import { equipmentOf } from './equipment-words.ts';
import { figureMode, figureName } from './figure-words.ts';
import { LICENSES } from '../open-data/files/cite.rules.ts';
import type { Html } from './html.ts';
import { dayIn, linkTo, monthIn, numberIn, say, stationPath, type Reader } from './reader.ts';
import { monthsRevised } from './station-figures.rules.ts';
import { totalsChart, totalsTable } from './station-year.ts';
import { texts } from './texts.ts';

function frame({ language, theme }: Reader, title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="${language}" ${theme ? html`data-theme="${theme}"` : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${ASSETS.embedStyle.path}" />
        <script type="module" src="${ASSETS.embedScript.path}"></script>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** Whose counts these are and how they may be used; it always stands there. */
function sourceOf(reader: Reader, { station, agency, license }: OpenStation): Html {
  const { name, url } = LICENSES[license];
  const page = reader.site + linkTo(reader, stationPath(station));
  return html`<p class="small">
    <a href="${page}" target="_blank" rel="noopener">${say(reader, texts.source({ agency }))}</a>,
    <a href="${url}" target="_blank" rel="license noopener">${name}</a>
  </p>`;
}

/** Which months of a year are under revision, as the station's page says it; nothing where none is. */
function revisionOf(reader: Reader, { months }: OpenStation, year: number): Html {
  const revised = monthsRevised(months, year);
  if (revised.length === 0) return html``;
  const told = revised.map((month) => monthIn(reader, month)).join(', ');
  return html`<p class="small">${say(reader, texts.underRevision({ months: told }))}</p>`;
}

const MODES: Record<string, OpenAadt['mode']> = { aadb: 'bicycle', aadp: 'pedestrian', aadnt: 'all' };

/** The figure that an address asks for by mode (`m`) and year (`y`): the newest where it names none. */
function figureAsked({ aadt }: Pick<OpenStation, 'aadt'>, asked: URLSearchParams): OpenAadt | null {
  const [mode, year] = [asked.get('m'), asked.get('y')];
  const fitting = aadt
    .filter((figure) => mode === null || figure.mode === MODES[mode])
    .filter((figure) => year === null || String(figure.year) === year);
  return fitting.sort((a, b) => b.year - a.year)[0] ?? null;
}

/** One figure of a station. */
export function embeddedFigure(reader: Reader, station: OpenStation): Html {
  const title = `${station.station} ${station.name}`;
  const figure = figureAsked(station, reader.asked);
  const told =
    figure === null
      ? html`<p>${say(reader, texts.noFigureOf)}</p>`
      : html`<p>
            <span class="value">${numberIn(reader, figure.value)}</span> ${figureMode(reader, figure)},
            ${say(reader, texts.perDay({ year: String(figure.year) }))}
            <span class="small">(${figureName(reader, figure)})</span>
          </p>
          ${revisionOf(reader, station, figure.year)}`;
  return frame(
    reader,
    title,
    html`<h1>${title}</h1>
      ${told} ${sourceOf(reader, station)}`,
  );
}

/** The months of a station's year as a picture, and as a table for who can't see it. */
export function embeddedChart(reader: Reader, station: OpenStation, year: number): Html {
  const title = `${station.station} ${station.name}`;
  const of = { station, year };
  return frame(
    reader,
    title,
    html`<h1>${title}: ${say(reader, texts.totalsOf({ year: String(year) }))}</h1>
      <figure>${totalsChart(reader, of)}</figure>
      ${totalsTable(reader, of)} ${equipmentOf(reader, of)} ${revisionOf(reader, station, year)}
      ${sourceOf(reader, station)}`,
  );
}

/** What stands in the frame where a station is not published, or no more. */
export function embeddedRefusal(reader: Reader, gone: WithdrawnStation | null): Html {
  const title = say(reader, gone ? texts.withdrawn : texts.notFound);
  const told = gone
    ? say(reader, texts.withdrawnOn({ station: gone.station, date: dayIn(reader, gone.at) }))
    : say(reader, texts.notFoundHint);
  return frame(
    reader,
    title,
    html`<h1>${title}</h1>
      <p>${told} ${gone?.contact ?? ''}</p>`,
  );
}
