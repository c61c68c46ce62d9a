import { DAY_MS } from 'shared-domain';
import type { Language } from '../../platform/text/language.ts';
import type { DigestFacts } from './digest-facts.ts';
import { partsOf } from './digest-parts.rules.ts';
import { BACK } from './outage-line.rules.ts';
import { texts } from './texts.ts';
import { dayOf, wordedDay } from './worded-day.rules.ts';

/** What stands above a digest: one thing by its name, otherwise the numbers; of several agencies how many. */
export function subjectOf(facts: DigestFacts, language: Language): string {
  const parts = partsOf(facts);
  const [only] = parts;
  return ofOne(parts.length === 1 && only ? only : together(parts, language), language);
}

/** What several agencies have, as if it were of one. */
function together(parts: readonly DigestFacts[], language: Language): DigestFacts {
  const [first] = parts as [DigestFacts];
  return {
    ...first,
    agency: texts.agencies({ count: parts.length })[language],
    lines: parts.flatMap(({ lines }) => lines),
    waiting: parts.flatMap(({ waiting }) => waiting),
    campaigns: parts.flatMap(({ campaigns }) => campaigns),
    imports: parts.flatMap(({ imports }) => imports),
    vendor: parts.flatMap(({ vendor }) => vendor),
    filesWaiting: parts.reduce((sum, { filesWaiting = 0 }) => sum + filesWaiting, 0),
  };
}

function ofOne(facts: DigestFacts, language: Language): string {
  const { lines, waiting, filesWaiting = 0, campaigns, imports, vendor, agency, monday, occasion } = facts;
  const [news] = imports;
  if (news && lines.length === 0) {
    const text = news.kind === 'failing' ? texts.subjectFailing : texts.subjectAgain;
    return text({ agency })[language];
  }
  // a digest's campaigns are named above it where nothing else is
  const turns = occasion === 'once' || lines.length + waiting.length === 0 ? campaigns.length : 0;
  const things = lines.length + (lines.length > 0 ? 0 : waiting.length) + turns;
  const one = things === 1 && imports.length === 0 ? onlyOne(facts, language) : null;
  if (one !== null) return one;
  const open = lines.filter(({ kind }) => !BACK.has(kind));
  // what is uploaded is never silent
  const silent = open.filter(({ upload }) => !upload);
  const overdue = open.length - silent.length;
  const back = lines.length - open.length;
  const waits = new Set(waiting.map(({ station }) => station)).size;
  const parts = [
    ...(imports.some(({ kind }) => kind === 'failing') ? [texts.failingPart] : []),
    ...(silent.length > 0 ? [texts.silentCount({ count: silent.length })] : []),
    ...(overdue > 0 ? [texts.overdueCount({ count: overdue })] : []),
    ...(back > 0 ? [texts.backCount({ count: back })] : []),
    ...(lines.length === 0 && waits > 0 ? [texts.waitCount({ count: waits })] : []),
    ...(turns > 0 ? [texts.campaignCount({ count: turns })] : []),
    ...(lines.length + waits + turns === 0 && vendor.length > 0
      ? [texts.vendorCount({ count: vendor.length })]
      : []),
    ...(lines.length + waits + turns + vendor.length === 0
      ? [texts.filesCount({ count: filesWaiting })]
      : []),
  ]
    .map((text) => text[language])
    .join(', ');
  if (occasion === 'once') return texts.subjectOnce({ parts, agency })[language];
  const text = occasion === 'monthly' ? texts.subjectMonthly : texts.subjectUsual;
  return text({ parts, agency, monday: wordedDay(monday, language, facts.at) })[language];
}

/** The subject about one thing; null where it has none of its own. */
function onlyOne(
  { lines, waiting, campaigns, agency, occasion, at }: DigestFacts,
  language: Language,
): string | null {
  const [line] = lines;
  const [campaign] = campaigns;
  if (occasion === 'once') {
    if (!line && waiting.length === 0 && campaign)
      return texts.onceTurn({ campaign: campaign.name })[language];
    if (!line) return texts.onceFailed({ station: waiting[0]?.name ?? '' })[language];
    if (BACK.has(line.kind)) return texts.onceBack({ station: line.name })[language];
    const days = Math.max(1, Math.floor((Date.parse(at) - Date.parse(line.since)) / DAY_MS));
    return texts.onceSilent({ station: line.name, days })[language];
  }
  if (!line || line.upload || BACK.has(line.kind)) return null;
  return texts.subjectOne({
    station: line.name,
    since: dayOf(line.since, line.time_zone, language, at),
    agency,
  })[language];
}
