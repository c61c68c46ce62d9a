import { DUE_DAYS, paths } from 'shared-domain';
import { dateFormat } from 'shared-domain/texts';
import type { Language, Text } from '../../platform/text/language.ts';
import type { DigestFacts, DigestLine } from './digest-facts.ts';
import { texts } from './texts.ts';

/** So many lines of a section are written out; the rest are counted. */
const MOST_LINES = 20;
const BACK: ReadonlySet<string> = new Set(['was_silent', 'recovered', 'filled', 'retired']);

/** A digest as it is sent; null where there is no news. */
export type Worded = { subject: string; body: string };

/** Whether a digest has something to tell that was not told before. */
export const hasNews = ({ lines, waitsAnew }: DigestFacts): boolean => lines.length > 0 || waitsAnew;

/** The digest in a language, by section in the order of network.md, 3.2; sections without lines are absent. */
export function wordDigest(facts: DigestFacts, language: Language): Worded {
  const say = (text: Text) => text[language];
  const { lines, waiting, cameLate, agency, origin } = facts;
  const of = (choose: (line: DigestLine) => boolean) =>
    lines.filter(choose).map((one) => lineOf(one, language));
  const named = (why: 'due' | 'failed') =>
    waiting.filter((one) => one.why === why).map(({ station, name }) => `${station} ${name}`);
  const sections: [Text, string[]][] = [
    [texts.failed, named('failed')],
    [texts.silent, of(({ kind, upload }) => kind === 'silent' && !upload)],
    [texts.still, of(({ kind, upload }) => kind === 'still' && !upload)],
    [texts.overdue, of(({ kind, upload }) => upload && !BACK.has(kind))],
    [texts.back, of(({ kind }) => BACK.has(kind))],
    [texts.due({ days: DUE_DAYS }), named('due')],
  ];
  const body = [
    ...sections
      .filter(([, some]) => some.length > 0)
      .map(([head, some]) => section(say(head), some, language)),
    ...(cameLate > 0 ? [say(texts.cameLate({ count: cameLate }))] : []),
    say(texts.network({ link: origin + paths.network.href() })),
    say(texts.why({ agency, profile: origin + paths.userProfile.href() })),
  ].join('\n\n');
  return { subject: subjectOf(facts, language), body };
}

function section(head: string, lines: readonly string[], language: Language): string {
  const more = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).map((line) => `- ${line}`);
  const rest = more > 0 ? [`- ${texts.more({ count: more })[language]}`] : [];
  return [head, ...shown, ...rest].join('\n');
}

function lineOf(line: DigestLine, language: Language): string {
  const { station, name, flow, kind, usual_hours, lost_hours, assignee } = line;
  const since = dayOf(line.since, line.time_zone, language);
  const ofFlow = flow === null ? '' : texts.ofFlow({ flow })[language];
  const hours = Math.round(lost_hours);
  const lost = (hours > 0 ? texts.lost({ hours }) : texts.noneLost)[language];
  const words =
    kind === 'retired'
      ? texts.lineRetired({ station, name })
      : BACK.has(kind)
        ? texts.lineBack({ station, name, flow: ofFlow, since, lost })
        : line.upload
          ? texts.lineUpload({ station, name, since })
          : texts.line({ station, name, flow: ofFlow, since, hours: Math.max(1, Math.round(usual_hours)) });
  const dealing = assignee === null ? [] : [texts.dealing({ person: assignee })[language]];
  return [words[language], ...dealing].join('; ');
}

/** One silent counter is named; otherwise the numbers are. */
function subjectOf({ lines, waiting, agency, monday }: DigestFacts, language: Language): string {
  const open = lines.filter(({ kind }) => !BACK.has(kind));
  // what is uploaded is never silent
  const silent = open.filter(({ upload }) => !upload);
  const overdue = open.length - silent.length;
  const back = lines.length - open.length;
  const [only] = silent;
  if (only && lines.length === 1)
    return texts.subjectOne({
      station: only.name,
      since: dayOf(only.since, only.time_zone, language),
      agency,
    })[language];
  const parts = [
    ...(silent.length > 0 ? [texts.silentCount({ count: silent.length })[language]] : []),
    ...(overdue > 0 ? [texts.overdueCount({ count: overdue })[language]] : []),
    ...(back > 0 ? [texts.backCount({ count: back })[language]] : []),
    ...(lines.length === 0 ? [texts.waitCount({ count: waiting.length })[language]] : []),
  ].join(', ');
  return texts.subjectUsual({ parts, agency, monday: dayOf(`${monday}T12:00:00Z`, 'UTC', language) })[
    language
  ];
}

/** 'March 8' beside the counter. */
const dayOf = (moment: string, timeZone: string, language: Language): string =>
  dateFormat(language, { timeZone, month: 'long', day: 'numeric' }).format(new Date(moment));
