import { html } from 'hono/html';
import {
  exportDay,
  marksDrawn,
  parseComparison,
  type CompareBin,
  type ComparedSeriesReply,
  type Comparison,
} from 'shared-domain';
import {
  isOfPeriods,
  markedValue,
  marksExplained,
  nthBin,
  seriesTraits,
  wallFormat,
} from 'shared-domain/texts';
import type { FollowedLink } from '../open-data/links/open-link.ts';
import { barChart } from './charts.ts';
import type { Html } from './html.ts';
import { lineChart } from './line-chart.ts';
import { behind, layout, panel, table } from './layout.ts';
import { clockIn, dayIn, monthIn, numberIn, say, type Reader } from './reader.ts';
import { sharedDays, sharedLines, sharedMonths, type SharedLines, type SharedTotal } from './shared.rules.ts';
import { sharedTexts } from './shared.texts.ts';

/** What a link shows that still holds. */
type Followed = Exclude<FollowedLink, null | { is: 'ended' }>;
type OfStation = Extract<Followed, { is: 'station' }>;
type OfComparison = Extract<Followed, { is: 'comparison' }>;

/** The page of a read-only link: a station with its newest counts, or a comparison; what is not certified says so. */
export function sharedPage(reader: Reader, link: Followed): Html {
  const { agency, expires_at } = link;
  const title = link.is === 'station' ? `${link.station} ${link.station_name}` : link.name;
  const told = sharedTexts.notPublic({ agency, date: dayIn(reader, exportDay(new Date(expires_at))) });
  return layout(reader, {
    title,
    isPrivate: true,
    body: html`<h1>${title}</h1>
      <p class="told warn">${say(reader, told)} ${say(reader, sharedTexts.notCertified)}</p>
      ${link.is === 'station' ? stationParts(reader, link) : comparisonParts(reader, link)}`,
  });
}

/** What is said of a link that has ended, or that there never was. */
export function linkRefusal(reader: Reader, link: Extract<FollowedLink, null | { is: 'ended' }>): Html {
  const title = say(reader, link ? sharedTexts.ended : sharedTexts.unknown);
  const { agency = '' } = link ?? {};
  const hint = link ? sharedTexts.endedHint({ agency }) : sharedTexts.unknownHint;
  return layout(reader, {
    title,
    isPrivate: true,
    body: html`<h1>${title}</h1>
      <p>${say(reader, hint)}</p>`,
  });
}

function stationParts(reader: Reader, { flows }: OfStation): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const months = sharedMonths(flows);
  if (months.length === 0) return html`<p>${t(sharedTexts.noCounts)}</p>`;
  const month = (at: string) => monthIn(reader, at);
  const told = months.map(({ at, ...one }) => `${month(at)} ${totalIn(reader, one)} ${stateOf(reader, one)}`);
  const bars = months.map(({ at, total, isOpen }) => ({
    tick: monthIn(reader, at, true).slice(0, 3),
    value: total,
    isOpen,
  }));
  return html`${panel(
    t(sharedTexts.lastMonths),
    html`<figure>
        ${barChart(bars, {
          label: t(sharedTexts.monthsTold({ months: told.join(', ') })),
          language: reader.language,
        })}
      </figure>
      <p class="small muted">${t(sharedTexts.openBars)}</p>
      ${behind(reader, totalsTable(reader, { name: t(sharedTexts.month), rows: months, told: month }))}`,
  )}
  ${panel(
    t(sharedTexts.byDay),
    behind(
      reader,
      totalsTable(reader, {
        name: t(sharedTexts.day),
        rows: sharedDays(flows).toReversed(),
        told: (day) => dayIn(reader, day),
      }),
    ),
  )}`;
}

const totalIn = (reader: Reader, { total }: Pick<SharedTotal, 'total'>) =>
  total === null ? '–' : numberIn(reader, total);
const stateOf = (reader: Reader, { isOpen }: Pick<SharedTotal, 'isOpen'>) =>
  say(reader, isOpen ? sharedTexts.open : sharedTexts.certified);

function totalsTable(
  reader: Reader,
  { name, rows, told }: { name: string; rows: readonly SharedTotal[]; told: (at: string) => string },
): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  return table(
    name,
    [{ name }, { name: t(sharedTexts.total), isNumber: true }, { name: t(sharedTexts.state) }],
    rows.map(({ at, ...one }) => ({ head: told(at), cells: [totalIn(reader, one), stateOf(reader, one)] })),
  );
}

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
const DAY_MS = 86_400_000;

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

function comparisonParts(reader: Reader, { query, comparison }: OfComparison): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const chosen = parseComparison(new URLSearchParams(query)).comparison;
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
  const { hidden } = comparison;
  const isFactored = comparison.series.some(({ factors = [] }) => factors.length > 0);
  return html`${panel(
    t(sharedTexts.series),
    html`<ul>
        ${comparison.series.map((one) => html`<li>${nameOf(reader, one)}: ${openBins(reader, one)}</li>`)}
      </ul>
      ${hidden > 0 ? html`<p>${t(sharedTexts.hidden({ count: hidden }))}</p>` : ''}
      ${as === 'index' ? html`<p>${t(indexTold(reader, comparison, chosen))}</p>` : ''}
      ${marksDrawn(shown.lines).map((mark) => html`<p>${t(sharedTexts[`${mark}Drawn`])}</p>`)}
      ${isShare ? html`<p>${t(sharedTexts.share)}</p>` : ''}
      ${isFactored ? html`<p>${t(sharedTexts.factored)}</p>` : ''}
      <figure>
        ${lineChart(
          points,
          shown.lines.map(({ values, marks }, at) => ({ label: names[at] ?? '', values, marks })),
          {
            label: t(sharedTexts.comparedTold({ names: names.join('; ') })),
            language: reader.language,
          },
        )}
      </figure>`,
  )}
  ${numbersPanel(reader, shown.lines, { when: t(heads[shown.kind]), points, names, isShare })}`;
}

/** The numbers of the picture, with what they are to be read with in words beside them, and below what these mean. */
function numbersPanel(
  reader: Reader,
  lines: SharedLines['lines'],
  { when, points, names, isShare }: { when: string; points: string[]; names: string[]; isShare: boolean },
): Html {
  const title = say(reader, sharedTexts.values);
  const { language } = reader;
  const form = { maximumFractionDigits: 1, ...(isShare && { style: 'percent' as const }) };
  const rows = points.map((head, place) => ({
    head,
    cells: lines.map(({ values, marks }) => {
      const value = values[place] ?? null;
      return value === null ? '' : markedValue(numberIn(reader, value, form), marks[place] ?? [], language);
    }),
  }));
  const said = lines.flatMap(({ values, marks }) => marks.filter((_, at) => (values[at] ?? null) !== null));
  const explained = marksExplained(said, language);
  return panel(
    title,
    behind(
      reader,
      html`${table(title, [{ name: when }, ...names.map((name) => ({ name, isNumber: true }))], rows)}
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
