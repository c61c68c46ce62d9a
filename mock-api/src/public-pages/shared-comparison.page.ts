import { html } from 'hono/html';
import {
  DAY_MS,
  marksDrawn,
  parseComparison,
  type CompareBin,
  type ComparedSeriesReply,
  type Comparison,
  type ShownUnits,
} from 'shared-domain';
import {
  isOfPeriods,
  markedValue,
  marksExplained,
  nthBin,
  seriesTraits,
  wallFormat,
  weatherWords,
} from 'shared-domain/texts';
import type { FollowedLink } from '../open-data/links/open-link.ts';
import type { Html } from './html.ts';
import { lineChart } from './line-chart.ts';
import { behind, panel, table } from './layout.ts';
import { clockIn, dayIn, monthIn, numberIn, say, type Reader } from './reader.ts';
import { daysAbove, daysInWords, weatherBelow } from './shared-days.page.ts';
import { sharedLines, type SharedLines } from './shared.rules.ts';
import { sharedTexts } from './shared.texts.ts';

type OfComparison = Extract<FollowedLink, { is: 'comparison' }>;

const WAYS = { in: sharedTexts.wayIn, out: sharedTexts.wayOut, both: sharedTexts.wayBoth } as const;

/** What a series is called: its station, or group with its way, and which flow, mode, year or period. */
function nameOf(
  reader: Reader,
  { station_id_tmg: id, station_name: name, ...one }: ComparedSeriesReply,
): string {
  const { group, ...traits } = one;
  const what = group ? [group.name, say(reader, WAYS[group.way])] : [`${id ?? ''} ${name ?? ''}`];
  return [...what, ...seriesTraits(traits, reader.language)].join(', ');
}

/** Monday, from which the days of a week are named. */
const MONDAY = Date.UTC(2025, 2, 3);

/** What the points across are called, by what they are. */
function pointNames(
  reader: Reader,
  { kind, points }: SharedLines,
  { bin, ofPeriods }: { bin: CompareBin; ofPeriods: boolean },
): string[] {
  if (kind === 'hours') return points;
  if (kind === 'weekdays')
    return points.map((day) =>
      wallFormat(reader.language, { weekday: 'long' }).format(MONDAY + Number(day) * DAY_MS),
    );
  if (ofPeriods) return points.map((_, at) => nthBin(points, at, bin, reader.language));
  if (bin === 'month') return points.map((start) => monthIn(reader, start.slice(0, 7)));
  if (bin === 'year') return points.map((start) => start.slice(0, 4));
  return points.map((start) => (start.length > 10 ? clockIn(reader, start) : dayIn(reader, start)));
}

/** What a shared comparison shows: its series, their picture with what is known of its days, and the numbers. */
export function comparisonParts(reader: Reader, link: OfComparison, units: ShownUnits): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const { query, comparison } = link;
  const chosen = parseComparison(new URLSearchParams(query)).comparison;
  if (comparison.series.length === 0)
    return panel(
      t(sharedTexts.series),
      html`<p>${t(sharedTexts.nothingLeft)}</p>
        ${leftOutTold(reader, comparison)}`,
    );
  const { as, bin, share } = chosen;
  const shown = sharedLines(comparison, { as, share });
  const names = shown.lines.map(({ series, part }) => {
    const one = comparison.series[series];
    const name = one ? nameOf(reader, one) : '';
    if (part === null) return name;
    return t(part === 'weekday' ? sharedTexts.onWeekdays({ name }) : sharedTexts.onWeekends({ name }));
  });
  const heads = { hours: sharedTexts.hour, weekdays: sharedTexts.weekday, bins: sharedTexts.when };
  const points = pointNames(reader, shown, { bin, ofPeriods: isOfPeriods(comparison.series) });
  const isShare = as === 'hour' && share;
  const extra = shown.kind === 'bins' ? extraColumns(reader, { link, chosen, units, names }) : [];
  return html`${panel(
    t(sharedTexts.series),
    html`${seriesTold(reader, link, { chosen, shown })}
    ${pictureOf(reader, { link, chosen, units, shown, names, points })}`,
  )}
  ${numbersPanel(reader, shown.lines, { when: t(heads[shown.kind]), points, names, isShare, extra })}`;
}

type Drawn = { link: OfComparison; chosen: Comparison; units: ShownUnits; names: string[] };

/** What is compared and not shown: what whoever shared it may not see any more, and what is not there, as the address calls it. */
function leftOutTold(reader: Reader, { hidden, unknown }: OfComparison['comparison']): Html {
  const parts = unknown.join(', ');
  return html`${hidden > 0 ? html`<p>${say(reader, sharedTexts.hidden({ count: hidden }))}</p>` : ''}
  ${unknown.length > 0 ? html`<p>${say(reader, sharedTexts.gone({ parts }))}</p>` : ''}`;
}

/** What is compared, and what is to be known of it. */
function seriesTold(
  reader: Reader,
  { comparison }: OfComparison,
  { chosen, shown }: Pick<Drawn, 'chosen'> & { shown: SharedLines },
): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const { as, share, typical } = chosen;
  const { series } = comparison;
  const isFactored = series.some(({ factors = [] }) => factors.length > 0);
  const isUsualKnown = series[0]?.typical?.some(Boolean) ?? false;
  return html`<ul>
      ${series.map((one) => html`<li>${nameOf(reader, one)}: ${openBins(reader, one)}</li>`)}
    </ul>
    ${leftOutTold(reader, comparison)}
    ${as === 'index' ? html`<p>${t(indexTold(reader, comparison, chosen))}</p>` : ''}
    ${marksDrawn(shown.lines).map((mark) => html`<p>${t(sharedTexts[`${mark}Drawn`])}</p>`)}
    ${as === 'absolute' && typical ? html`<p>${t(isUsualKnown ? sharedTexts.band : sharedTexts.noBand)}</p>` : ''}
    ${as === 'hour' && share ? html`<p>${t(sharedTexts.share)}</p>` : ''}
    ${isFactored ? html`<p>${t(sharedTexts.factored)}</p>` : ''}`;
}

/** What the numbers of the picture count. */
function whatIsCounted(
  reader: Reader,
  { as, bin, share }: Comparison,
  { length }: OfComparison['comparison'],
): string {
  if (as === 'index') return say(reader, sharedTexts.indexTitle);
  if (as === 'weekday') return say(reader, sharedTexts.perWeekday);
  if (as === 'hour') return say(reader, sharedTexts[share ? 'perShare' : 'perHour']);
  if (bin === 'interval') return say(reader, sharedTexts.per_interval({ minutes: numberIn(reader, length) }));
  return say(reader, sharedTexts[`per_${bin}`]);
}

/** The lines, with what is usual behind them; of those over time also what is known of their days, and the weather. */
function pictureOf(
  reader: Reader,
  { link, chosen, units, shown, names, points }: Drawn & { shown: SharedLines; points: string[] },
): Html {
  const { comparison, days } = link;
  const isOverTime = shown.kind === 'bins';
  const [first = '', last = first] = [comparison.starts[0], comparison.starts.at(-1)];
  const [from, to] = [chosen.from ?? first, chosen.to ?? last].map((day) => dayIn(reader, day.slice(0, 10)));
  const period = `${from} – ${to}`;
  const caption = html`<figcaption class="small muted">
    ${say(reader, sharedTexts.counted({ what: whatIsCounted(reader, chosen, comparison), period }))}
  </figcaption>`;
  const over = { days, bins: { starts: comparison.starts, bin: chosen.bin }, units };
  const chart = lineChart(
    points,
    shown.lines.map(({ values, marks }, at) => ({ label: names[at] ?? '', values, marks })),
    {
      label: say(reader, sharedTexts.comparedTold({ names: names.join('; ') })),
      language: reader.language,
      band: (isOverTime && comparison.series[0]?.typical) || [],
      above: isOverTime ? daysAbove(reader, over) : '',
    },
  );
  if (!isOverTime) return html`<figure>${caption}${chart}</figure>`;
  return html`<figure>${caption}${chart}${chosen.weather ? weatherBelow(reader, over) : ''}</figure>
    ${isOfPeriods(comparison.series) ? html`<p>${say(reader, sharedTexts.periodsNote({ days: period }))}</p>` : ''}
    ${daysInWords(reader, over)}`;
}

/** A column beside the lines' own: its cells by point. */
type Extra = { name: string; cells: string[] };

const MEASURES = [
  ['low_c', 'temperature'],
  ['high_c', 'temperature'],
  ['rain_mm', 'rain'],
  ['snow_mm', 'snow'],
] as const;

/** What is usual of the first series, and of days the weather, in numbers. */
function extraColumns(reader: Reader, { link, chosen, units, names }: Drawn): Extra[] {
  const { comparison, days } = link;
  const [first] = comparison.series;
  const form = { maximumFractionDigits: 1 };
  const told = (value: number) => numberIn(reader, value, form);
  const usual = (first?.typical ?? []).map((one) =>
    one
      ? say(reader, sharedTexts.usual({ median: told(one.median), low: told(one.low), high: told(one.high) }))
      : '',
  );
  const columns = usual.some(Boolean)
    ? [{ name: say(reader, sharedTexts.usualColumn({ name: names[0] ?? '' })), cells: usual }]
    : [];
  if (!chosen.weather || chosen.bin !== 'day' || !days.weather) return columns;
  const { unit, number } = weatherWords({ language: reader.language, units });
  const byDay = new Map(days.weather.days.map((day) => [day.date, day]));
  const weather = MEASURES.map(([field, measure]) => ({
    name: say(reader, sharedTexts[field]({ unit: unit(measure) })),
    cells: comparison.starts.map((start) => {
      const metric = byDay.get(start)?.[field] ?? null;
      return metric === null ? '' : number(measure, metric);
    }),
  }));
  return [...columns, ...weather];
}

/** The numbers of the picture, with what they are to be read with in words beside them, and below what these mean. */
function numbersPanel(
  reader: Reader,
  lines: SharedLines['lines'],
  {
    when,
    points,
    names,
    isShare,
    extra,
  }: { when: string; points: string[]; names: string[]; isShare: boolean; extra: readonly Extra[] },
): Html {
  const title = say(reader, sharedTexts.values);
  const { language } = reader;
  const form = { maximumFractionDigits: 1, ...(isShare && { style: 'percent' as const }) };
  const rows = points.map((head, place) => ({
    head,
    cells: [
      ...lines.map(({ values, marks }) => {
        const value = values[place] ?? null;
        return value === null ? '' : markedValue(numberIn(reader, value, form), marks[place] ?? [], language);
      }),
      ...extra.map(({ cells }) => cells[place] ?? ''),
    ],
  }));
  const said = lines.flatMap(({ values, marks }) => marks.filter((_, at) => (values[at] ?? null) !== null));
  const explained = marksExplained(said, language);
  return panel(
    title,
    behind(
      reader,
      html`${table(title, [{ name: when }, ...[...names, ...extra.map(({ name }) => name)].map((name) => ({ name, isNumber: true }))], rows)}
      ${explained.length > 0 ? html`<p class="small muted">${explained.join(' ')}</p>` : ''}`,
    ),
  );
}

/** Of which days 100 is the mean. */
function indexTold(
  reader: Reader,
  { base_days, starts }: OfComparison['comparison'],
  { base, from, to }: Pick<Comparison, 'base' | 'from' | 'to'>,
) {
  const [first, last] = [from ?? starts[0], to ?? starts.at(-1)].map((day) =>
    dayIn(reader, (day ?? '').slice(0, 10)),
  );
  return sharedTexts.index({
    count: base_days ?? 0,
    base: base === null ? `${first} – ${last}` : String(base),
  });
}

const openBins = (reader: Reader, { uncertified: count }: ComparedSeriesReply): string =>
  say(reader, count === 0 ? sharedTexts.allCertified : sharedTexts.openBins({ count }));
