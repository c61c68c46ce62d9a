import { DUE_DAYS, networkIn, paths } from 'shared-domain';
import { dateFormat } from 'shared-domain/texts';
import type { Language, Text } from '../../platform/text/language.ts';
import type {
  DigestCampaign,
  DigestFacts,
  DigestLine,
  ImportNews,
  VendorLine,
  WaitingStation,
} from './digest-facts.ts';
import { texts } from './texts.ts';

/** A line: what it is about, its page, and what is said of it. */
type WordedLine = { label: string; link: string; says: string };
/** A section with what its lines are of, the lines that are written out, and how many more its list has. */
export type Section = { head: string; of: string; lines: WordedLine[]; more: number; list: string };
/** A digest in a language, before it is a text or a page. */
export type Sections = { language: Language; sections: Section[]; closing: string[] };

/** Where counts are fetched from. */
const SOURCE = 'Eco-Visio';

/** Kinds of lines about what is over. */
export const BACK: ReadonlySet<string> = new Set(['was_silent', 'recovered', 'filled', 'retired', 'moved']);

/** The sections in the order of network.md, 3.2, with so many lines at most; those without lines are absent. */
export function sectionsOf(facts: DigestFacts, language: Language, most: number): Sections {
  const { lines, waiting, imports, vendor, cameLate, agency, origin, occasion } = facts;
  const why = { weekly: texts.why, monthly: texts.whyMonthly, once: texts.whyOnce }[occasion];
  const of = (head: Text, list: string, choose: (line: DigestLine) => boolean) =>
    section(
      head,
      list,
      lines.filter(choose).map((line) => outageLine(line, origin, language)),
    );
  const waits = (head: Text, list: string, why: WaitingStation['why']) =>
    section(
      head,
      list,
      waiting.filter((one) => one.why === why).map((one) => waitingLine(one, origin, language)),
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
      imports.filter((one) => one.kind === kind).map((one) => importNews(one, origin, language)),
    );
  const sections = [
    ofImports(texts.importFailing, 'failing'),
    waits(texts.failed, paths.importHistory.href(), 'failed'),
    section(texts.files, paths.arriving.href(), filesLine(facts, language)),
    of(texts.silent, networkIn('silent'), ({ kind, upload }) => kind === 'silent' && !upload),
    of(texts.still, networkIn('silent'), ({ kind, upload }) => kind === 'still' && !upload),
    of(texts.overdue, networkIn('overdue'), ({ kind, upload }) => upload && !BACK.has(kind)),
    waits(texts.maintenance, networkIn('maintenance'), 'maintenance'),
    ofImports(texts.importAgain, 'again'),
    of(texts.back, network, ({ kind }) => BACK.has(kind)),
    waits(texts.review, paths.qualityControl.href(), 'review'),
    section(
      texts.atVendor,
      paths.automaticImport.href(),
      vendor.map((one) => vendorLine(one, origin, language)),
    ),
    waits(texts.due({ days: DUE_DAYS }), `${paths.dashboard.href()}?show=due`, 'due'),
    section(
      texts.campaigns,
      paths.campaigns.href(),
      facts.campaigns.map((one) => campaignLine(one, origin, language)),
      texts.campaign,
    ),
  ].filter((one) => one.lines.length > 0);
  const closing = [
    ...(cameLate > 0 ? [texts.cameLate({ count: cameLate })] : []),
    texts.network({ link: origin + network }),
    why({ agency, profile: origin + paths.userProfile.href() }),
  ].map((text) => text[language]);
  return { language, sections, closing };
}

function filesLine({ filesWaiting: count = 0, origin }: DigestFacts, language: Language): WordedLine[] {
  if (count === 0) return [];
  const label = texts.filesCount({ count })[language];
  return [{ label, link: origin + paths.arriving.href(), says: texts.filesSay[language] }];
}

function outageLine(line: DigestLine, origin: string, language: Language): WordedLine {
  const { station, name, flow, kind, usual_hours, lost_hours, assignee } = line;
  const since = dayOf(line.since, line.time_zone, language);
  const hours = Math.round(lost_hours);
  const lost = (hours > 0 ? texts.lost({ hours }) : texts.noneLost)[language];
  const words =
    kind === 'retired' || kind === 'moved'
      ? { retired: texts.lineRetired, moved: texts.lineMoved }[kind]
      : BACK.has(kind)
        ? texts.lineBack({ since, lost })
        : line.upload
          ? texts.lineUpload({ since })
          : texts.line({ since, hours: Math.max(1, Math.round(usual_hours)) });
  const dealing = assignee === null ? [] : [texts.dealing({ person: assignee })[language]];
  return {
    label: `${station} ${name}${flow === null ? '' : texts.ofFlow({ flow })[language]}`,
    // where it is now is not for the agency of before
    link: origin + (kind === 'moved' ? paths.network.href() : paths.station.href({ stationId: station })),
    says: [words[language], ...dealing].join('; '),
  };
}

function importNews({ kind, since, time_zone }: ImportNews, origin: string, language: Language): WordedLine {
  const day = dayOf(since, time_zone, language);
  const says = kind === 'failing' ? texts.lineFailing({ since: day }) : texts.lineAgain({ since: day });
  return { label: SOURCE, link: origin + paths.automaticImport.href(), says: says[language] };
}

function vendorLine({ site, channels, was }: VendorLine, origin: string, language: Language): WordedLine {
  const says = was === null ? texts.lineFound({ channels }) : texts.lineRenamed({ was });
  return { label: site, link: origin + paths.automaticImport.href(), says: says[language] };
}

function waitingLine(
  { why, station, name, days, affected, since }: WaitingStation,
  origin: string,
  language: Language,
): WordedLine {
  const ways: Record<WaitingStation['why'], string> = {
    failed: `${paths.importHistory.href()}?station=${station}`,
    maintenance: paths.station.href({ stationId: station }),
    review: paths.validateCounts.href({ stationId: station }),
    due: paths.validateCounts.href({ stationId: station }),
  };
  const says = [
    ...(why === 'review' && days > 0 ? [texts.days({ count: days })] : []),
    ...(why === 'review' && affected > 0 ? [texts.affected({ count: affected })] : []),
    ...(since === null ? [] : [texts.visited({ day: wordedDay(since, language) })]),
  ];
  return {
    label: `${station} ${name}`,
    link: origin + ways[why],
    says: says.map((text) => text[language]).join(', '),
  };
}

function campaignLine(
  { id, name, due, daysLeft: days, left, of }: DigestCampaign,
  origin: string,
  language: Language,
): WordedLine {
  const told = { left, of, due: wordedDay(due, language), days: Math.abs(days) };
  const words = days < 0 ? texts.campaignLate : days === 0 ? texts.campaignToday : texts.campaignDue;
  return {
    label: name,
    link: origin + paths.campaign.href({ campaignId: id }),
    says: words(told)[language],
  };
}

/** A day 'YYYY-MM-DD' in words: 'March 8'. */
export const wordedDay = (day: string, language: Language): string =>
  dayOf(`${day}T12:00:00Z`, 'UTC', language);

/** A moment's day beside the counter, in words. */
export const dayOf = (moment: string, timeZone: string, language: Language): string =>
  dateFormat(language, { timeZone, month: 'long', day: 'numeric' }).format(new Date(moment));
