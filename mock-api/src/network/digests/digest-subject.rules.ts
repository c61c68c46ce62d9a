import type { Language } from '../../platform/text/language.ts';
import type { DigestFacts } from './digest-facts.ts';
import { BACK, dayOf, wordedDay } from './digest-sections.rules.ts';
import { texts } from './texts.ts';

const DAY_MS = 86_400_000;

/** What stands above a digest: one thing by its name, otherwise the numbers. */
export function subjectOf(facts: DigestFacts, language: Language): string {
  const { lines, waiting, agency, monday, occasion } = facts;
  const one = lines.length + (lines.length > 0 ? 0 : waiting.length) === 1 ? onlyOne(facts, language) : null;
  if (one !== null) return one;
  const open = lines.filter(({ kind }) => !BACK.has(kind));
  // what is uploaded is never silent
  const silent = open.filter(({ upload }) => !upload);
  const overdue = open.length - silent.length;
  const back = lines.length - open.length;
  const waits = new Set(waiting.map(({ station }) => station)).size;
  const parts = [
    ...(silent.length > 0 ? [texts.silentCount({ count: silent.length })] : []),
    ...(overdue > 0 ? [texts.overdueCount({ count: overdue })] : []),
    ...(back > 0 ? [texts.backCount({ count: back })] : []),
    ...(lines.length === 0 ? [texts.waitCount({ count: waits })] : []),
  ]
    .map((text) => text[language])
    .join(', ');
  return (
    occasion === 'once'
      ? texts.subjectOnce({ parts, agency })
      : texts.subjectUsual({ parts, agency, monday: wordedDay(monday, language) })
  )[language];
}

/** The subject about one thing; null where it has none of its own. */
function onlyOne({ lines, waiting, agency, occasion, at }: DigestFacts, language: Language): string | null {
  const [line] = lines;
  if (occasion === 'once') {
    if (!line) return texts.onceFailed({ station: waiting[0]?.name ?? '' })[language];
    if (BACK.has(line.kind)) return texts.onceBack({ station: line.name })[language];
    const days = Math.max(1, Math.floor((Date.parse(at) - Date.parse(line.since)) / DAY_MS));
    return texts.onceSilent({ station: line.name, days })[language];
  }
  if (!line || line.upload || BACK.has(line.kind)) return null;
  return texts.subjectOne({
    station: line.name,
    since: dayOf(line.since, line.time_zone, language),
    agency,
  })[language];
}
