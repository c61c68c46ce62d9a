import { html } from 'hono/html';
import {
  inShownUnits,
  stretchesOf,
  weatherScale,
  weatherTogether,
  type CompareBin,
  type MarkedStretch,
  type ShownUnits,
  type WeatherDay,
} from 'shared-domain';
import { dayMarkInWords, weatherWords } from 'shared-domain/texts';
import type { SharedDays } from '../open-data/links/shared-days.ts';
import { share } from './charts.ts';
import { equipmentTold } from './equipment-words.ts';
import type { Html } from './html.ts';
import { dayIn, numberIn, say, type Reader } from './reader.ts';
import { lanesOf, placeOfDay, type Lane, type LaneMark } from './shared-days.rules.ts';
import { sharedTexts } from './shared.texts.ts';

/** Where the bins of a picture begin and how long they are. */
type Bins = { starts: readonly string[]; bin: CompareBin };

/** What is drawn: what is known of days, over which bins, and in which units weather is told. */
type Drawn = { days: SharedDays; bins: Bins; units: ShownUnits };

const LANE = 14;
const NAMES = {
  holiday: sharedTexts.holidays,
  entry: sharedTexts.events,
  weather: sharedTexts.weather,
  equipment: sharedTexts.equipment,
} as const satisfies Record<Lane, unknown>;

/** Over a picture: its days with a holiday, an event, much rain or snow, and other equipment, each kind on its lane. */
export function daysAbove(reader: Reader, { days, bins }: Drawn): Html {
  const lanes = lanesOf(days, bins);
  if (lanes.length === 0) return html``;
  const height = lanes.length * LANE;
  const marked = new Set(lanes.flatMap(({ marks }) => marks.map(({ key }) => key))).size;
  const told = say(reader, sharedTexts.daysTold({ count: marked }));
  return html`<ul class="legend">
      ${lanes.map((lane) => keyOf(reader, lane))}
    </ul>
    <div class="chart" role="img" aria-label="${told}">
      <svg class="scale" height="${height}" aria-hidden="true"></svg>
      <svg class="plot" height="${height}" aria-hidden="true">
        ${lanes.map(({ marks }, at) => marks.map((mark) => shapeOf(mark, at * LANE + LANE / 2)))}
      </svg>
    </div>`;
}

/** A lane's shapes and what it tells: there is no room for words beside it on a phone. */
function keyOf(reader: Reader, { lane, marks }: ReturnType<typeof lanesOf>[number]): Html {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  const shapes = kinds.map((kind, at) => {
    const middle = (at + 0.5) / kinds.length;
    return shapeOf({ kind, key: kind, from: middle - 0.4, to: middle + 0.4 }, 6);
  });
  return html`<li><svg aria-hidden="true">${shapes}</svg>${say(reader, NAMES[lane])}</li>`;
}

/** Around the middle of their day; what equipment became is marked as on other public pictures. */
const SHAPES: Partial<Record<LaneMark['kind'], string>> = {
  rain: 'M-4.5-3.5H4.5L0 4.5z',
  snow: 'M-4 0H4M-2-4 2 4M2-4-2 4',
  equipment: 'M0-5 5 0 0 5-5 0z',
};

/** A mark in the middle of its day, or a bar over what lasts. */
function shapeOf({ kind, from, to }: LaneMark, y: number): Html {
  const middle = share((from + to) / 2, 1);
  if (kind === 'entry')
    return html`<rect
      class="mark"
      x="${share(from, 1)}"
      y="${y - 3}"
      width="${share(to - from, 1)}"
      height="6"
    />`;
  if (kind === 'holiday') return html`<circle class="mark" cx="${middle}" cy="${y}" r="4" />`;
  const { [kind]: path = '' } = SHAPES;
  return html`<svg class="mark ${kind}" x="${middle}" y="${y}"><path d="${path}" /></svg>`;
}

/** The same in words, by station where there are several. */
export function daysInWords(reader: Reader, { days: { stations, weather }, bins, units }: Drawn): Html {
  const told = stations.flatMap(({ station, marks, equipment }) => {
    const lines = stretchesOf(marks).map((stretch) => stretchTold(reader, stretch, units));
    const changed = equipmentTold(reader, equipment);
    const all = [...lines, ...(changed === '' ? [] : [changed])];
    return all.length > 0 ? [{ station, all }] : [];
  });
  if (told.length === 0) return html``;
  const isOfWeather = weather !== null && lanesOf({ stations }, bins).some(({ lane }) => lane === 'weather');
  return html`<details>
    <summary>${say(reader, sharedTexts.daysInWords)}</summary>
    ${told.map(
      ({ station, all }) =>
        html`${stations.length > 1 ? html`<h3>${station}</h3>` : ''}
          <ul>
            ${all.map((line) => html`<li>${line}</li>`)}
          </ul>`,
    )}
    ${isOfWeather ? html`<p class="small muted">${say(reader, sharedTexts.weatherOf({ site: weather.site }))}</p>` : ''}
  </details>`;
}

function stretchTold(reader: Reader, { mark, first, last }: MarkedStretch, units: ShownUnits): string {
  const when = first === last ? dayIn(reader, first) : `${dayIn(reader, first)} – ${dayIn(reader, last)}`;
  return `${when}: ${dayMarkInWords(mark, { language: reader.language, units })}`;
}

/** The two pictures of the weather: where they begin and end in pixels. */
const STRIP = { height: 60, top: 8, bottom: 54 };

/** Below a picture: each day from its lowest to its highest temperature, and rain and snow, on axes of their own. */
export function weatherBelow(reader: Reader, { days: { weather }, bins, units }: Drawn): Html {
  if (!weather) return html`<p>${say(reader, sharedTexts.weatherNone)}</p>`;
  const { days, site } = weather;
  const { low, high, most } = weatherScale(days, units);
  const { unit } = weatherWords({ language: reader.language, units });
  const { high_c, low_c, rain_mm } = weatherTogether(days);
  const words = weatherWords({ language: reader.language, units });
  const range = [low_c, high_c].map((celsius) =>
    celsius === null ? '–' : words.amount('temperature', celsius),
  );
  const fell = rain_mm === null ? '' : words.fallen('rain', rain_mm);
  const bar = barIn(bins, units);
  return html`<p class="small muted">${say(reader, sharedTexts.weatherFrom({ site }))}</p>
    <p class="small">${say(reader, sharedTexts.temperature({ unit: unit('temperature') }))}</p>
    ${strip(reader, [low, high], {
      label: say(reader, sharedTexts.temperatureTold({ low: range[0] ?? '', high: range[1] ?? '' })),
      bars: days.flatMap(({ date, low_c: from, high_c: to }) =>
        from === null || to === null ? [] : [bar(date, 'temperature', { from, to, low, high }, 'warm')],
      ),
    })}
    <p class="small">${say(reader, sharedTexts.rainAndSnow({ unit: unit('rain') }))}</p>
    ${strip(reader, [0, most], {
      label: say(reader, sharedTexts.rainTold({ fell })),
      bars: days.flatMap(({ date, ...day }) =>
        fallenOf(day).map((one) => bar(date, 'rain', { ...one, low: 0, high: most }, one.kind)),
      ),
    })}`;
}

/** Rain, and snow above it. */
function fallenOf({ rain_mm, snow_mm }: Pick<WeatherDay, 'rain_mm' | 'snow_mm'>) {
  const [rain, snow] = [rain_mm ?? 0, snow_mm ?? 0];
  return [
    ...(rain > 0 ? [{ from: 0, to: rain, kind: 'wet' }] : []),
    ...(snow > 0 ? [{ from: rain, to: rain + snow, kind: 'white' }] : []),
  ];
}

/** A bar over a day between two values of the measure; at least a pixel, so that a little is not nothing. */
const barIn =
  ({ starts, bin }: Bins, units: ShownUnits) =>
  (
    date: string,
    measure: 'temperature' | 'rain',
    { from, to, low, high }: { from: number; to: number; low: number; high: number },
    kind: string,
  ): Html => {
    const place = placeOfDay({ starts, bin }, date);
    if (!place) return html``;
    const y = (metric: number) =>
      STRIP.bottom -
      ((inShownUnits(measure, metric, units) - low) / (high - low)) * (STRIP.bottom - STRIP.top);
    const height = Math.max(1, y(from) - y(to));
    const width = place.to - place.from;
    return html`<rect
      class="weather ${kind}"
      x="${share(place.from + width * 0.15, 1)}"
      y="${(y(from) - height).toFixed(1)}"
      width="${share(width * 0.7, 1)}"
      height="${height.toFixed(1)}"
    />`;
  };

function strip(
  reader: Reader,
  [low, high]: [number, number],
  { label, bars }: { label: string; bars: Html[] },
): Html {
  const ends = [
    [low, STRIP.bottom],
    [high, STRIP.top],
  ] as const;
  return html`<div class="chart" role="img" aria-label="${label}">
    <svg class="scale" height="${STRIP.height}" aria-hidden="true">
      ${ends.map(([value, y]) => html`<text x="88%" y="${y + 4}">${numberIn(reader, value)}</text>`)}
    </svg>
    <svg class="plot" height="${STRIP.height}" aria-hidden="true">
      ${ends.map(([, y]) => html`<line class="grid" x1="0" x2="100%" y1="${y}" y2="${y}" />`)} ${bars}
    </svg>
  </div>`;
}
