import { html } from 'hono/html';
import type { ShownUnits } from 'shared-domain';
import type { FollowedLink } from '../open-data/links/open-link.ts';
import { barChart } from './charts.ts';
import type { Html } from './html.ts';
import { behind, layout, panel, table } from './layout.ts';
import { dayIn, monthIn, numberIn, say, type Reader } from './reader.ts';
import { comparisonParts } from './shared-comparison.page.ts';
import { sharedDays, sharedMonths, type SharedTotal } from './shared.rules.ts';
import { sharedTexts } from './shared.texts.ts';

/** What a link shows that still holds. */
type Followed = Exclude<FollowedLink, null | { is: 'ended' }>;
type OfStation = Extract<Followed, { is: 'station' }>;

/** The page of a read-only link: a station with its newest counts, or a comparison; what is not certified says so. */
export function sharedPage(reader: Reader, link: Followed, units: ShownUnits): Html {
  const { agency, expires_at } = link;
  const title = link.is === 'station' ? `${link.station} ${link.station_name}` : link.name;
  const told = sharedTexts.notPublic({ agency, date: dayIn(reader, expires_at) });
  return layout(reader, {
    title,
    isPrivate: true,
    body: html`<h1>${title}</h1>
      <p class="told warn">${say(reader, told)} ${say(reader, sharedTexts.notCertified)}</p>
      ${link.is === 'station' ? stationParts(reader, link) : comparisonParts(reader, link, units)}`,
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
