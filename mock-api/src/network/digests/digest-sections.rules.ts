import { DUE_DAYS, networkIn, paths } from 'shared-domain';
import { localeOf } from 'shared-domain/texts';
import type { Language, Text } from '../../platform/text/language.ts';
import type {
  DigestCampaign,
  DigestFacts,
  DigestLine,
  ImportNews,
  VendorLine,
  WaitingStation,
} from './digest-facts.ts';
import { agenciesOf, partsOf } from './digest-parts.rules.ts';
import { BACK, outageLine, type WordedLine } from './outage-line.rules.ts';
import { texts } from './texts.ts';
import { dayOf, wordedDay } from './worded-day.rules.ts';

/** A section with what its lines are of, the lines that are written out, and how many more its list has. */
export type Section = { head: string; of: string; lines: WordedLine[]; more: number; list: string };
/** What a digest says of an agency: under its name where it tells of several; the notes are sentences below all sections. */
export type AgencySections = { agency: string | null; sections: Section[]; notes: string[] };
/** A digest in a language, before it is a text or a page. */
export type Sections = { language: Language; parts: AgencySections[]; closing: string[] };

/** Where counts are fetched from. */
const SOURCE = 'Eco-Visio';

/** A digest's sections, agency by agency, with so many lines at most, and why one gets it. */
export function sectionsOf(facts: DigestFacts, language: Language, most: number): Sections {
  const { origin, occasion } = facts;
  const why = { weekly: texts.why, monthly: texts.whyMonthly, once: texts.whyOnce }[occasion];
  const parts = partsOf(facts);
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const named = list.format(agenciesOf(facts).map(({ agency }) => agency));
  const closing = [
    texts.network({ link: origin + paths.network.href() }),
    why({ agency: named, profile: origin + paths.userProfile.href() }),
  ];
  return {
    language,
    parts: parts.map((part) => ({
      agency: parts.length > 1 || facts.others !== undefined ? part.agency : null,
      ...ofAgency(part, language, most),
    })),
    closing: closing.map((text) => text[language]),
  };
}

/** The sections of an agency in the order of network.md, 3.2; those without lines are absent. */
function ofAgency(
  facts: DigestFacts,
  language: Language,
  most: number,
): Pick<AgencySections, 'sections' | 'notes'> {
  const { lines, waiting, imports, vendor, cameLate, silentLong = 0, origin } = facts;
  const of = (head: Text, list: string, choose: (line: DigestLine) => boolean) =>
    section(
      head,
      list,
      lines.filter(choose).map((line) => outageLine(line, facts, language)),
    );
  const waits = (head: Text, list: string, whys: WaitingStation['why'][]) =>
    section(
      head,
      list,
      waiting.filter((one) => whys.includes(one.why)).map((one) => waitingLine(one, facts, language)),
    );
  const section = (head: Text, list: string, all: WordedLine[], what = texts.station): Section => ({
    head: head[language],
    of: what[language],
    lines: all.slice(0, most),
    more: Math.max(0, all.length - most),
    list: origin + list,
  });
  const network = paths.network.href();
  const ofImports = (head: Text, kind: ImportNews['kind']) =>
    section(
      head,
      paths.automaticImport.href(),
      imports.filter((one) => one.kind === kind).map((one) => importNews(one, facts, language)),
    );
  const sections = [
    ofImports(texts.importFailing, 'failing'),
    of(texts.silent, networkIn('silent'), ({ kind, upload }) => kind === 'silent' && !upload),
    of(texts.still, networkIn('silent'), ({ kind, upload }) => kind === 'still' && !upload),
    of(texts.overdue, networkIn('overdue'), ({ kind, upload }) => upload && !BACK.has(kind)),
    waits(texts.maintenance, networkIn('maintenance'), ['maintenance']),
    waits(texts.visits, `${paths.dashboard.href()}?show=visits`, ['visit']),
    ofImports(texts.importAgain, 'again'),
    of(texts.back, network, ({ kind }) => BACK.has(kind)),
    waits(texts.review, paths.qualityControl.href(), ['review']),
    waits(texts.late, paths.qualityControl.href(), ['late']),
    waits(texts.due({ days: DUE_DAYS }), `${paths.dashboard.href()}?show=due`, ['due']),
    section(
      texts.campaigns,
      paths.campaigns.href(),
      facts.campaigns.map((one) => campaignLine(one, facts, language)),
      texts.campaign,
    ),
    waits(texts.failed, paths.importHistory.href(), ['failed', 'lost']),
    section(texts.files, paths.arriving.href(), filesLine(facts, language)),
    section(
      texts.atVendor,
      paths.automaticImport.href(),
      vendor.map((one) => vendorLine(one, origin, language)),
    ),
  ].filter((one) => one.lines.length > 0);
  const notes = [
    ...(cameLate > 0 ? [texts.cameLate({ count: cameLate, link: origin + network })] : []),
    ...(silentLong > 0 ? [texts.silentLong({ count: silentLong, link: origin + networkIn('silent') })] : []),
  ].map((text) => text[language]);
  return { sections, notes };
}

function filesLine({ filesWaiting: count = 0, origin }: DigestFacts, language: Language): WordedLine[] {
  if (count === 0) return [];
  const label = texts.filesCount({ count })[language];
  return [{ label, link: origin + paths.arriving.href(), says: texts.filesSay[language] }];
}

function importNews(
  { kind, since, time_zone }: ImportNews,
  { origin, at }: DigestFacts,
  language: Language,
): WordedLine {
  const day = dayOf(since, time_zone, language, at);
  const says = kind === 'failing' ? texts.lineFailing({ since: day }) : texts.lineAgain({ since: day });
  return { label: SOURCE, link: origin + paths.automaticImport.href(), says: says[language] };
}

function vendorLine({ site, channels, was }: VendorLine, origin: string, language: Language): WordedLine {
  const says = was === null ? texts.lineFound({ channels }) : texts.lineRenamed({ was });
  return { label: site, link: origin + paths.automaticImport.href(), says: says[language] };
}

function waitingLine(one: WaitingStation, facts: DigestFacts, language: Language): WordedLine {
  const { why, station, name } = one;
  const ways: Record<WaitingStation['why'], string> = {
    failed: `${paths.importHistory.href()}?station=${station}`,
    lost: paths.station.href({ stationId: station }),
    maintenance: paths.station.href({ stationId: station }),
    visit: paths.station.href({ stationId: station }),
    review: paths.validateCounts.href({ stationId: station }),
    late: paths.validateCounts.href({ stationId: station }),
    due: paths.validateCounts.href({ stationId: station }),
  };
  const says = waitingSays(one, (day) => wordedDay(day, language, facts.at));
  return {
    label: `${station} ${name}`,
    link: facts.origin + ways[why],
    says: says.map((text) => text[language]).join(', '),
  };
}

function waitingSays(
  { why, days, affected, since, until, counts = 0, channel }: WaitingStation,
  worded: (day: string) => string,
): Text[] {
  if (why === 'lost') return [texts.lineLost({ channel: channel ?? '' })];
  if (why === 'review')
    return [
      ...(days > 0 ? [texts.days({ count: days })] : []),
      ...(affected > 0 ? [texts.affected({ count: affected })] : []),
    ];
  if (since === null) return [];
  const day = worded(since);
  if (why !== 'late') return [why === 'visit' ? texts.lineVisit({ day }) : texts.visited({ day })];
  return until === undefined || until === since
    ? [texts.lineLateDay({ counts, first: day })]
    : [texts.lineLate({ counts, first: day, last: worded(until) })];
}

function campaignLine(
  { id, name, due, daysLeft: days, left, of }: DigestCampaign,
  { origin, at }: DigestFacts,
  language: Language,
): WordedLine {
  const told = { left, of, due: wordedDay(due, language, at), days: Math.abs(days) };
  const words = days < 0 ? texts.campaignLate : days === 0 ? texts.campaignToday : texts.campaignDue;
  return {
    label: name,
    link: origin + paths.campaign.href({ campaignId: id }),
    says: words(told)[language],
  };
}
