import { html } from 'hono/html';
import { allOfThem } from 'shared-domain/texts';
import type { OpenStationLine } from '../open-data/store/snapshot.ts';
import type { Html } from './html.ts';
import { figureName } from './figure-words.ts';
import { layout, table } from './layout.ts';
import { choicesOf, pageOf, type ListAsked } from './list.rules.ts';
import { mapOf } from './map.ts';
import { linkTo, monthIn, numberIn, say, stationPath, type Reader } from './reader.ts';
import { texts } from './texts.ts';

/** What the list shows: all stations that are out, for what it can be narrowed to, and those that were asked for. */
export type ListPage = { all: OpenStationLine[]; found: OpenStationLine[]; asked: ListAsked };

/** The published stations on a map and in a list, narrowed by agency, city, county and words. */
export async function listPage(reader: Reader, { all, found, asked }: ListPage): Promise<Html> {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const { page, pages, shown } = pageOf(found, asked.page);
  const told =
    found.length === all.length
      ? texts.found({ count: all.length })
      : texts.foundOf({ count: numberIn(reader, found.length), all: numberIn(reader, all.length) });
  return layout(reader, {
    title: t(texts.listTitle),
    description: t(texts.listIntro),
    linkedData: catalogOf(reader, all),
    body: html`<h1>${t(texts.listTitle)}</h1>
      <p>${t(texts.listIntro)}</p>
      <div class="beside">
        ${askForm(reader, all, asked)}
        <figure>
          ${await mapOf(found.flatMap((line) => dotOf(reader, line)))}
          <figcaption class="small muted">${t(texts.mapCaption)}</figcaption>
        </figure>
      </div>
      <h2>${t(told)}</h2>
      ${shown.length === 0 ? nothing(reader, all.length) : linesTable(reader, shown)}
      ${pages > 1 ? otherPages(reader, { page, pages, asked }) : ''}`,
  });
}

function dotOf(reader: Reader, { station, name, latitude, longitude }: OpenStationLine) {
  if (latitude === null || longitude === null) return [];
  return [{ latitude, longitude, label: `${station} ${name}`, href: linkTo(reader, stationPath(station)) }];
}

function nothing(reader: Reader, all: number): Html {
  if (all === 0) return html`<p>${say(reader, texts.nonePublished)}</p>`;
  return html`<p>${say(reader, texts.noneFound)}</p>
    <p><a href="${linkTo(reader, '/public')}">${say(reader, texts.showAll)}</a></p>`;
}

function askForm(reader: Reader, all: readonly OpenStationLine[], asked: ListAsked): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const { agencies, cities, counties } = choicesOf(all);
  const same = (values: string[]): [string, string][] => values.map((value) => [value, value]);
  return html`<form class="ask panel" method="get" action="/public" role="search">
    ${reader.chosen ? html`<input type="hidden" name="lang" value="${reader.chosen}" />` : ''}
    <label>${t(texts.search)} <input type="search" name="q" value="${asked.text}" maxlength="100" /></label>
    ${choice(
      reader,
      'agency',
      t(texts.agency),
      agencies.map(([id, name]) => [String(id), name]),
      String(asked.agency),
    )}
    ${choice(reader, 'city', t(texts.city), same(cities), asked.city)}
    ${choice(reader, 'county', t(texts.county), same(counties), asked.county)}
    <button class="main" type="submit">${t(texts.show)}</button>
  </form>`;
}

function choice(
  reader: Reader,
  name: string,
  label: string,
  options: [value: string, told: string][],
  chosen: string | null,
): Html {
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">${allOfThem(label, reader.language)}</option>
      ${options.map(([value, told]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${told}</option>`)}
    </select></label
  >`;
}

function linesTable(reader: Reader, shown: readonly OpenStationLine[]): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const columns = [texts.station, texts.agency, texts.city, texts.county, texts.months, texts.newest];
  return table(
    t(texts.stations),
    columns.map((text) => ({ name: t(text) })),
    shown.map((line) => ({
      head: html`<a href="${linkTo(reader, stationPath(line.station))}">${line.station} ${line.name}</a>`,
      cells: [
        line.agency,
        line.city ?? '',
        line.county ?? '',
        monthsOf(reader, line),
        newestFigure(reader, line),
      ],
    })),
  );
}

const monthsOf = (reader: Reader, { first_month, last_month }: OpenStationLine): string =>
  first_month === last_month
    ? monthIn(reader, first_month)
    : say(reader, texts.span({ from: monthIn(reader, first_month), to: monthIn(reader, last_month) }));

function newestFigure(reader: Reader, { aadt }: OpenStationLine): Html | string {
  const year = Math.max(...aadt.map(({ year }) => year));
  const newest = aadt.filter((figure) => figure.year === year);
  return newest
    .map((figure) => `${figureName(reader, figure)}: ${numberIn(reader, figure.value)}`)
    .join(', ');
}

function otherPages(
  reader: Reader,
  { page, pages, asked }: { page: number; pages: number; asked: ListAsked },
): Html {
  const to = (wanted: number) =>
    linkTo(reader, '/public', {
      q: asked.text,
      agency: asked.agency === null ? null : String(asked.agency),
      city: asked.city,
      county: asked.county,
      page: String(wanted),
    });
  return html`<nav class="rows" aria-label="${say(reader, texts.otherPages)}">
    ${page > 1 ? html`<a href="${to(page - 1)}" rel="prev">${say(reader, texts.before)}</a>` : ''}
    <span>${say(reader, texts.page({ page, pages }))}</span>
    ${page < pages ? html`<a href="${to(page + 1)}" rel="next">${say(reader, texts.next)}</a>` : ''}
  </nav>`;
}

/** What search engines are told of all that is out. */
function catalogOf(reader: Reader, all: readonly OpenStationLine[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: say(reader, texts.listTitle),
    description: say(reader, texts.listIntro),
    url: `${reader.site}/public`,
    publisher: choicesOf(all).agencies.map(([, name]) => ({ '@type': 'GovernmentOrganization', name })),
  };
}
