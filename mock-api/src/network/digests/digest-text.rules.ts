import type { Language } from '../../platform/text/language.ts';
import type { DigestFacts } from './digest-facts.ts';
import { htmlOf } from './digest-html.rules.ts';
import { agenciesOf } from './digest-parts.rules.ts';
import { sectionsOf, type Section, type Sections } from './digest-sections.rules.ts';
import { subjectOf } from './digest-subject.rules.ts';
import { texts } from './texts.ts';

/** A digest as it is sent: the same words as plain text and as a page. */
export type Worded = { subject: string; body: string; html: string };

/** Whether a digest has something to tell that was not told before. */
export const hasNews = (facts: DigestFacts): boolean =>
  agenciesOf(facts).some(
    ({ lines, waitsAnew, imports, vendor }) => lines.length + imports.length + vendor.length > 0 || waitsAnew,
  );

/** So many lines of a section are written out; the rest are counted. Fewer where names are so long that the mail would be cut off. */
const MOST_LINES = [20, 10, 5, 2];
/** What mail programs show whole; with room for what is added when it is sent. */
const MOST_BYTES = 95_000;

/** The digest in a language; in both, English first, where it is null. What is added stands below each, such as a way to end them. */
export function wordDigest(
  facts: DigestFacts,
  language: Language | null,
  added: Record<Language, string> | null = null,
): Worded {
  const languages: Language[] = language === null ? ['en', 'es'] : [language];
  const worded = (most: number): Worded => {
    const parts = languages.map((one) => {
      const sections = sectionsOf(facts, one, most);
      return added ? { ...sections, closing: [...sections.closing, added[one]] } : sections;
    });
    return {
      subject: languages.map((one) => subjectOf(facts, one)).join(' / '),
      body: parts.map(textOf).join('\n\n* * *\n\n'),
      html: htmlOf(parts),
    };
  };
  const tries = MOST_LINES.map(worded);
  const size = ({ body, html }: Worded) => Buffer.byteLength(body) + Buffer.byteLength(html);
  return tries.find((one) => size(one) <= MOST_BYTES) ?? (tries.at(-1) as Worded);
}

const textOf = ({ parts, closing, language }: Sections): string =>
  [
    ...parts.flatMap(({ agency, sections, notes }) => [
      ...(agency === null ? [] : [`${agency}\n${'='.repeat(agency.length)}`]),
      ...sections.map((one) => sectionText(one, language)),
      ...notes,
    ]),
    ...closing,
  ].join('\n\n');

function sectionText({ head, lines, more, list }: Section, language: Language): string {
  const shown = lines.map(
    ({ label, says, link }) => `- ${says === '' ? label : `${label}: ${says}`}\n  ${link}`,
  );
  const rest = more > 0 ? [`- ${texts.more({ count: more })[language]}\n  ${list}`] : [];
  return [head, ...shown, ...rest].join('\n');
}
