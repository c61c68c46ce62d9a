import { html } from 'hono/html';
import type { OpenPhoto, OpenStation, OpenVersion } from '../open-data/store/snapshot.ts';
import { figureMode, figureName, figureNotes } from './figure-words.ts';
import { LICENSES } from '../open-data/files/cite.rules.ts';
import type { Html } from './html.ts';
import { facts, layout, panel, table } from './layout.ts';
import { mapOf } from './map.ts';
import { photosOf } from './photos.ts';
import { dayIn, linkTo, monthIn, numberIn, say, stationPath, type Reader } from './reader.ts';
import { contactOf, datasetOf, takeAlong } from './station-take-along.ts';
import { yearParts } from './station-year.ts';
import { monthsRevised, yearsOf } from './station-figures.rules.ts';
import { stationTexts } from './station.texts.ts';
import { texts } from './texts.ts';

/** What the page of a station shows: a version of it, which others there are, and which year its pictures are of. */
export type StationPage = {
  station: OpenStation;
  versions: OpenVersion[];
  photos: OpenPhoto[];
  year: number;
};

/** The year that is asked for, where the station has it; else its newest. */
export function yearAsked({ months }: Pick<OpenStation, 'months'>, asked: URLSearchParams): number {
  const years = yearsOf(months);
  return years.find((year) => String(year) === asked.get('year')) ?? years[0] ?? 0;
}

/** Everything that is out of a station: what is known of it, its figures, its counts in pictures and tables, its files. */
export async function stationPage(reader: Reader, page: StationPage): Promise<Html> {
  const { station } = page;
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const place = [station.agency, station.city, station.county].filter(Boolean).join(' · ');
  return layout(reader, {
    title: `${station.station} ${station.name}`,
    description: `${t(texts.listTitle)}: ${station.station} ${station.name}, ${place}`,
    linkedData: datasetOf(reader, station),
    body: html`<h1>${station.station} ${station.name}</h1>
      <p class="muted">${place}</p>
      ${notices(reader, page)} ${panel(t(stationTexts.figures), figuresOf(reader, station))}
      ${yearParts(reader, page)}
      <div class="sides">
        ${panel(t(stationTexts.facts), await aboutOf(reader, station))}
        <div>${takeAlong(reader, page)}</div>
      </div>
      ${photosOf(reader, station.station, page.photos)}
      ${panel(t(stationTexts.flows), flowsOf(reader, station))}
      ${station.factors.length > 0 ? panel(t(stationTexts.factors), factorsOf(reader, station)) : ''}
      ${panel(t(stationTexts.versions), versionsOf(reader, page))}`,
  });
}

/** What is to be known before anything is read off. */
function notices(reader: Reader, { station }: StationPage): Html[] {
  const revised = monthsRevised(station.months);
  const notices: Html[] = [];
  if (station.version !== station.latest) {
    const { version, latest } = station;
    notices.push(
      html`<p class="told warn">
        ${say(reader, stationTexts.oldVersion({ version, latest }))}
        <a href="${linkTo(reader, stationPath(station.station))}"
          >${say(reader, stationTexts.newestVersion)}</a
        >
      </p>`,
    );
  }
  if (revised.length > 0) {
    const months = revised.map((month) => monthIn(reader, month)).join(', ');
    notices.push(html`<p class="told warn">${say(reader, stationTexts.revising({ months }))}</p>`);
  }
  if (station.discontinued !== null)
    notices.push(
      html`<p class="told">
        ${say(reader, stationTexts.discontinued({ year: String(station.discontinued) }))}
      </p>`,
    );
  return notices;
}

function figuresOf(reader: Reader, { aadt }: OpenStation): Html {
  if (aadt.length === 0) return html`<p>${say(reader, stationTexts.noFigures)}</p>`;
  const newest = [...aadt].sort((a, b) => b.year - a.year);
  return html`<ul class="figures">
      ${newest.map(
        (figure) =>
          html`<li>
            ${figureName(reader, figure)}, ${figureMode(reader, figure)}
            <strong>${numberIn(reader, figure.value)}</strong>
            <span class="small muted">${figureNotes(reader, figure).join(' · ')}</span>
          </li>`,
      )}
    </ul>
    <p class="small muted">${say(reader, stationTexts.figuresHint)}</p>`;
}

async function aboutOf(reader: Reader, station: OpenStation): Promise<Html> {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const { latitude, longitude, license, contact, published_at, version, note } = station;
  const { name, url } = LICENSES[license];
  const hasPlace = latitude !== null && longitude !== null;
  return html`${note === null ? '' : html`<p>${note}</p>`}
  ${facts([
    [t(texts.agency), station.agency],
    [t(stationTexts.contact), contactOf(contact)],
    [t(stationTexts.street), station.street_or_trail],
    [t(texts.city), station.city],
    [t(texts.county), station.county],
    [t(stationTexts.district), station.district],
    [t(stationTexts.latitude), hasPlace ? String(latitude) : null],
    [t(stationTexts.longitude), hasPlace ? String(longitude) : null],
    [t(stationTexts.zone), station.time_zone],
    [t(stationTexts.established), station.established === null ? null : String(station.established)],
    [t(texts.license), html`<a href="${url}" rel="license">${name}</a>`],
    [t(texts.version), say(reader, stationTexts.versionOn({ version, date: dayIn(reader, published_at) }))],
  ])}
  ${hasPlace ? await mapOf([{ latitude, longitude, label: station.name, href: null }]) : ''}`;
}

function flowsOf(reader: Reader, { flows }: OpenStation): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const columns = [
    stationTexts.flow,
    stationTexts.type,
    stationTexts.direction,
    stationTexts.side,
    stationTexts.method,
    stationTexts.facility,
  ];
  return table(
    t(stationTexts.flows),
    [...columns, stationTexts.interval].map((text) => ({ name: t(text) })),
    flows.map(({ flow, type, direction, side, method, facility, interval_minutes: interval }) => ({
      head: flow,
      cells: [
        ...[type, direction, side, method].map(t),
        facility === null ? '' : t(facility),
        interval === null ? t(stationTexts.several) : say(reader, stationTexts.minutes({ count: interval })),
      ],
    })),
  );
}

function factorsOf(reader: Reader, { factors }: OpenStation): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  return html`<p>${t(stationTexts.factorsHint)}</p>
    ${table(
      t(stationTexts.factors),
      [
        { name: t(stationTexts.flow) },
        { name: t(stationTexts.factor), isNumber: true },
        { name: t(stationTexts.from) },
        { name: t(stationTexts.lastDay) },
      ],
      factors.map(({ flow, value, from, until }) => ({
        head: flow,
        cells: [
          numberIn(reader, value, { maximumFractionDigits: 3 }),
          dayIn(reader, from),
          until === null ? '' : dayIn(reader, until),
        ],
      })),
    )}`;
}

function versionsOf(reader: Reader, { station, versions }: StationPage): Html {
  return html`<ul>
    ${versions.map(({ version, published_at }) => {
      const told = say(reader, stationTexts.versionOn({ version, date: dayIn(reader, published_at) }));
      return version === station.version
        ? html`<li>${told} (${say(reader, stationTexts.thisVersion)})</li>`
        : html`<li><a href="${linkTo(reader, stationPath(station.station, version))}">${told}</a></li>`;
    })}
  </ul>`;
}
