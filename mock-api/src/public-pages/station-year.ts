import { DAY_MS } from 'shared-domain';
import { html } from 'hono/html';
import { wallFormat } from 'shared-domain/texts';
import type { OpenMonth, OpenStation } from '../open-data/store/snapshot.ts';
import { barChart } from './charts.ts';
import { lineChart } from './line-chart.ts';
import { equipmentOf, equipmentTold } from './equipment-words.ts';
import type { Html } from './html.ts';
import { behind, panel, table } from './layout.ts';
import { clockIn, linkTo, monthIn, numberIn, say, type Reader } from './reader.ts';
import {
  busiest,
  equipmentDaysIn,
  hourProfile,
  monthsIn,
  monthTotals,
  weekProfile,
  yearsOf,
  type MonthTotal,
} from './station-figures.rules.ts';
import { stationTexts } from './station.texts.ts';
import { texts } from './texts.ts';

/** What is shown of a station in a year. */
type YearOf = { station: OpenStation; year: number };

/** The pictures of a year, each with its table, and what was left out of it. */
export function yearParts(reader: Reader, of: YearOf): Html {
  const { station, year } = of;
  const months = monthsIn(station.months, year);
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  return html`${yearLinks(reader, of)}
    ${panel(t(texts.totalsOf({ year: String(year) })), totalsOf(reader, of))}
    <div class="sides">
      ${panel(t(stationTexts.hours), hoursOf(reader, of, months))}
      ${panel(t(stationTexts.week), weekOf(reader, of, months))}
    </div>
    ${panel(t(stationTexts.excluded), excludedOf(reader, of, months))}`;
}

function yearLinks(reader: Reader, { station, year }: YearOf): Html {
  const years = yearsOf(station.months);
  if (years.length < 2) return html``;
  return html`<nav class="rows" aria-label="${say(reader, stationTexts.years)}">
    ${years.map((each) => {
      const current = each === year ? html`aria-current="page"` : '';
      return html`<a href="${linkTo(reader, reader.path, { year: String(each) })}" ${current}>${each}</a>`;
    })}
  </nav>`;
}

/** The months of a year as bars, as they stand on the page and in an embed. */
export function totalsChart(reader: Reader, { station, year }: YearOf): Html {
  const totals = monthTotals(station.months, year);
  const months = totals
    .map(({ month, total }) =>
      say(
        reader,
        stationTexts.monthTold({
          month: monthIn(reader, month, true),
          total: total === null ? stationTexts.nothingKnown : numberIn(reader, total),
        }),
      ),
    )
    .join(', ');
  const changed = equipmentDaysIn(station, year);
  const bars = totals.map(({ month, total }) => ({
    tick: narrowMonth(reader, month),
    value: total,
    isMarked: changed.some((day) => day.startsWith(month)),
  }));
  const told = say(reader, stationTexts.totalsTold({ year: String(year), months }));
  const label = [told, equipmentTold(reader, changed)].filter(Boolean).join(' ');
  return barChart(bars, { label, language: reader.language });
}

/** A month by its letters that twelve of them have room beside each other on a phone. */
const narrowMonth = ({ language }: Reader, month: string): string =>
  wallFormat(language, { month: 'short' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .slice(0, 3);

function totalsOf(reader: Reader, of: YearOf): Html {
  const { station } = of;
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  return html`<figure>${totalsChart(reader, of)}</figure>
    ${equipmentOf(reader, of)}
    ${station.flows.length > 1 ? html`<p class="small muted">${t(stationTexts.once)}</p>` : ''}
    ${behind(
      reader,
      html`${totalsTable(reader, of)}
        <p class="small muted">${t(stationTexts.uptimeHint)}</p>`,
    )}`;
}

/** The months of a year in numbers: each flow, all of them, and how much of the month was there. */
export function totalsTable(reader: Reader, { station, year }: YearOf): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const totals = monthTotals(station.months, year);
  const flows = [...new Set(totals.flatMap(({ byFlow }) => [...byFlow.keys()]))].sort();
  const number = (value: number | null | undefined) => (value == null ? '' : numberIn(reader, value));
  return table(
    t(texts.totalsOf({ year: String(year) })),
    [
      { name: t(stationTexts.month) },
      { name: t(stationTexts.total), isNumber: true },
      ...(flows.length > 1 ? flows.map((flow) => ({ name: flow, isNumber: true })) : []),
      { name: t(stationTexts.days), isNumber: true },
      { name: t(stationTexts.uptime) },
    ],
    totals.map((row) => ({
      head: monthIn(reader, row.month),
      cells: [
        number(row.total),
        ...(flows.length > 1 ? flows.map((flow) => number(row.byFlow.get(flow))) : []),
        number(row.days),
        uptimeOf(reader, row),
      ],
    })),
  );
}

function uptimeOf(reader: Reader, { out }: MonthTotal): string {
  const uptime = out?.uptime;
  if (!uptime || uptime.expected === 0) return '';
  const share = numberIn(reader, uptime.present / uptime.expected, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return uptime.grade === null ? share : say(reader, stationTexts.uptimeOf({ share, grade: uptime.grade }));
}

/** The hours of a day as a clock shows them. */
const CLOCK = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const rounded = (reader: Reader, value: number | null | undefined) =>
  value == null ? '' : numberIn(reader, value, { maximumFractionDigits: 1 });

function hoursOf(reader: Reader, { station, year }: YearOf, months: OpenMonth[]): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const profile = hourProfile(months);
  if (profile === null)
    return html`<p>
      ${t(station.daily_only ? stationTexts.dailyOnly : stationTexts.none({ year: String(year) }))}
    </p>`;
  const most = (hours: readonly (number | null)[]) => CLOCK[busiest(hours) ?? -1] ?? '–';
  const label = stationTexts.hoursTold({
    year: String(year),
    weekday: most(profile.weekday),
    weekend: most(profile.weekend),
  });
  const lines = [
    { label: t(stationTexts.weekdays), values: profile.weekday },
    { label: t(stationTexts.weekends), values: profile.weekend },
  ];
  const rows = CLOCK.map((hour, place) => ({
    head: hour,
    cells: lines.map(({ values }) => rounded(reader, values[place])),
  }));
  return html`<figure>
      ${lineChart(
        CLOCK.map((hour) => hour.slice(0, 2)),
        lines,
        { label: t(label), language: reader.language },
      )}
    </figure>
    ${behind(
      reader,
      table(
        t(stationTexts.hours),
        [{ name: t(stationTexts.hour) }, ...lines.map(({ label: name }) => ({ name, isNumber: true }))],
        rows,
      ),
    )}`;
}

/** A Monday, from which the days of a week are named. */
const MONDAY = Date.UTC(2024, 0, 1);

function weekOf(reader: Reader, { year }: YearOf, months: OpenMonth[]): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const means = weekProfile(months);
  if (means.every((mean) => mean === null))
    return html`<p>${t(stationTexts.none({ year: String(year) }))}</p>`;
  const named = (style: 'short' | 'long') =>
    means.map((_, day) => wallFormat(reader.language, { weekday: style }).format(MONDAY + day * DAY_MS));
  const names = named('long');
  const ticks = named('short');
  const days = means.map((mean, day) => `${ticks[day]} ${rounded(reader, mean)}`).join(', ');
  const label = t(stationTexts.weekTold({ year: String(year), days }));
  return html`<figure>
      ${barChart(
        means.map((value, day) => ({ tick: ticks[day] ?? '', value })),
        { label, language: reader.language },
      )}
    </figure>
    <p class="small muted">${t(stationTexts.weekHint)}</p>
    ${behind(
      reader,
      table(
        t(stationTexts.week),
        [{ name: t(stationTexts.weekday) }, { name: t(stationTexts.mean), isNumber: true }],
        means.map((mean, day) => ({ head: names[day] ?? '', cells: [rounded(reader, mean)] })),
      ),
    )}`;
}

function excludedOf(reader: Reader, { year }: YearOf, months: OpenMonth[]): Html {
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  const excluded = months.flatMap((month) => month.excluded);
  if (excluded.length === 0) return html`<p>${t(stationTexts.none({ year: String(year) }))}</p>`;
  return html`<p>${t(stationTexts.excludedHint)}</p>
    ${behind(
      reader,
      table(
        t(stationTexts.excluded),
        [
          { name: t(stationTexts.flow) },
          { name: t(stationTexts.from) },
          { name: t(stationTexts.until) },
          { name: t(stationTexts.reason) },
          { name: t(stationTexts.counts), isNumber: true },
        ],
        excluded.map(({ flow, from, until, reason, counts }) => ({
          head: flow,
          cells: [clockIn(reader, from), clockIn(reader, until), t(reason), numberIn(reader, counts)],
        })),
      ),
    )}`;
}
