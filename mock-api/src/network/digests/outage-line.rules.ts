import { paths } from 'shared-domain';
import type { Language, Text } from '../../platform/text/language.ts';
import { HOUR } from '../health/instants.ts';
import { LEARNING } from '../health/rhythm.rules.ts';
import type { DigestFacts, DigestLine } from './digest-facts.ts';
import { texts } from './texts.ts';
import { dayOf } from './worded-day.rules.ts';

/** A line: what it is about, its page, and what is said of it. */
export type WordedLine = { label: string; link: string; says: string };

/** Kinds of lines about what is over. */
export const BACK: ReadonlySet<string> = new Set(['was_silent', 'recovered', 'filled', 'retired', 'moved']);

/** How often a counter delivers in hours, as it has taught; null while it learns, where it never delivered, and of a flow, which is judged by its station. */
export const learnedHours = (kind: string, usual: number): number | null =>
  kind === 'silent' && usual !== LEARNING.usual ? usual / HOUR : null;

/** What a digest says of an outage. */
export function outageLine(line: DigestLine, { origin, at }: DigestFacts, language: Language): WordedLine {
  const { station, name, flow, kind, assignee } = line;
  const dealing = assignee === null ? [] : [texts.dealing({ person: assignee })[language]];
  return {
    label: `${station} ${name}${flow === null ? '' : texts.ofFlow({ flow })[language]}`,
    // where it is now is not for the agency of before
    link: origin + (kind === 'moved' ? paths.network.href() : paths.station.href({ stationId: station })),
    says: [outageSays(line, at, language), ...dealing, ...thenSays(line, at, language)].join('; '),
  };
}

function thenSays(
  { since_then: then, time_zone, upload }: DigestLine,
  at: string,
  language: Language,
): string[] {
  if (!then) return [];
  const day = then.at === null ? '' : dayOf(then.at, time_zone, language, at);
  const lost = lostWords(then.lost_hours, language);
  const said = {
    lasts: texts.thenLasts,
    again: texts.thenAgain({ day }),
    recovered: texts.thenRecovered({ day, lost }),
    filled: texts.thenFilled({ day }),
    less: texts.thenLess({ lost }),
    retired: (upload ? texts.thenNoUpload : texts.thenRetired)({ day }),
    unexpected: texts.thenUnexpected({ day }),
    closed: texts.thenClosed,
  }[then.what];
  return [texts.sinceThen({ said: said[language] })[language]];
}

function lostWords(lost: number, language: Language): string {
  const hours = Math.round(lost);
  return (hours > 0 ? texts.lost({ hours }) : texts.noneLost)[language];
}

/** How an outage ended that no data did. */
function endedSays({ upload, unexpected }: DigestLine): Text {
  if (upload) return texts.lineNoUpload;
  return unexpected ? texts.lineUnexpected : texts.lineRetired;
}

function outageSays(line: DigestLine, at: string, language: Language): string {
  const { kind, upload, usual_hours, lost_hours, last_count, time_zone } = line;
  if (kind === 'moved') return texts.lineMoved[language];
  if (kind === 'retired') return endedSays(line)[language];
  const day = (moment: string) => dayOf(moment, time_zone, language, at);
  const since = day(line.since);
  if (BACK.has(kind)) return texts.lineBack({ since, lost: lostWords(lost_hours, language) })[language];
  if (upload) return texts.lineUpload({ since })[language];
  return [
    texts.line({ since }),
    // what has not been learned is not told
    ...(usual_hours === null ? [] : [texts.usual({ hours: Math.max(1, Math.round(usual_hours)) })]),
    ...(last_count === null ? [] : [texts.lastCount({ day: day(last_count) })]),
  ]
    .map((text) => text[language])
    .join(', ');
}
