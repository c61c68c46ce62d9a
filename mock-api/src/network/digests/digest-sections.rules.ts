import { DUE_DAYS, networkIn, paths } from 'shared-domain';
import { dateFormat } from 'shared-domain/texts';
import type { Language, Text } from '../../platform/text/language.ts';
import type { DigestFacts, DigestLine, WaitingStation } from './digest-facts.ts';
import { texts } from './texts.ts';

/** A line: what it is about, its page, and what is said of it. */
type WordedLine = { label: string; link: string; says: string };
/** A section with the lines that are written out, and how many more its list has. */
export type Section = { head: string; lines: WordedLine[]; more: number; list: string };
/** A digest in a language, before it is a text or a page. */
export type Sections = { language: Language; sections: Section[]; closing: string[] };

/** Kinds of lines about what is over. */
export const BACK: ReadonlySet<string> = new Set(['was_silent', 'recovered', 'filled', 'retired']);

/** The sections in the order of network.md, 3.2, with so many lines at most; those without lines are absent. */
export function sectionsOf(facts: DigestFacts, language: Language, most: number): Sections {
  const { lines, waiting, cameLate, agency, origin, occasion } = facts;
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
  const section = (head: Text, list: string, all: WordedLine[]): Section => ({
    head: head[language],
    lines: all.slice(0, most),
    more: Math.max(0, all.length - most),
    list: origin + list,
  });
  const network = paths.network.href();
  const sections = [
    waits(texts.failed, paths.importHistory.href(), 'failed'),
    of(texts.silent, networkIn('silent'), ({ kind, upload }) => kind === 'silent' && !upload),
    of(texts.still, networkIn('silent'), ({ kind, upload }) => kind === 'still' && !upload),
    of(texts.overdue, networkIn('overdue'), ({ kind, upload }) => upload && !BACK.has(kind)),
    waits(texts.maintenance, networkIn('maintenance'), 'maintenance'),
    of(texts.back, network, ({ kind }) => BACK.has(kind)),
    waits(texts.review, paths.qualityControl.href(), 'review'),
    waits(texts.due({ days: DUE_DAYS }), `${paths.dashboard.href()}?show=due`, 'due'),
  ].filter((one) => one.lines.length > 0);
  const closing = [
    ...(cameLate > 0 ? [texts.cameLate({ count: cameLate })] : []),
    texts.network({ link: origin + network }),
    why({ agency, profile: origin + paths.userProfile.href() }),
  ].map((text) => text[language]);
  return { language, sections, closing };
}

function outageLine(line: DigestLine, origin: string, language: Language): WordedLine {
  const { station, name, flow, kind, usual_hours, lost_hours, assignee } = line;
  const since = dayOf(line.since, line.time_zone, language);
  const hours = Math.round(lost_hours);
  const lost = (hours > 0 ? texts.lost({ hours }) : texts.noneLost)[language];
  const words =
    kind === 'retired'
      ? texts.lineRetired
      : BACK.has(kind)
        ? texts.lineBack({ since, lost })
        : line.upload
          ? texts.lineUpload({ since })
          : texts.line({ since, hours: Math.max(1, Math.round(usual_hours)) });
  const dealing = assignee === null ? [] : [texts.dealing({ person: assignee })[language]];
  return {
    label: `${station} ${name}${flow === null ? '' : texts.ofFlow({ flow })[language]}`,
    link: origin + paths.station.href({ stationId: station }),
    says: [words[language], ...dealing].join('; '),
  };
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

/** A day 'YYYY-MM-DD' in words: 'March 8'. */
export const wordedDay = (day: string, language: Language): string =>
  dayOf(`${day}T12:00:00Z`, 'UTC', language);

/** A moment's day beside the counter, in words. */
export const dayOf = (moment: string, timeZone: string, language: Language): string =>
  dateFormat(language, { timeZone, month: 'long', day: 'numeric' }).format(new Date(moment));
