import type { Language } from '../../platform/text/language.ts';
import type { AgencySections, Section, Sections } from './digest-sections.rules.ts';
import { texts } from './texts.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const anchor = (link: string, words: string) => `<a href="${escaped(link)}">${escaped(words)}</a>`;

/** A sentence whose addresses can be pressed. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? anchor(part, part) : escaped(part)))
    .join('');

const CELL = 'style="text-align:left;vertical-align:top;padding:2px 12px 2px 0"';

/** A digest as a page for mail programs: the words of the plain text in tables with heads, no pictures, nothing that is fetched. */
export const htmlOf = (parts: readonly Sections[]): string =>
  `<!doctype html><html lang="${parts[0]?.language ?? 'en'}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body>${parts
    .map(partOf)
    .join('<hr>')}</body></html>`;

const partOf = ({ language, parts, closing }: Sections): string =>
  `<div lang="${language}">${parts.map((part) => agencyOf(part, language)).join('')}${sentencesOf(closing)}</div>`;

const sentencesOf = (texts: readonly string[]) => texts.map((text) => `<p>${linked(text)}</p>`).join('');

/** Under its name, where it has one, the heads of its sections are one level further down. */
function agencyOf({ agency, sections, notes }: AgencySections, language: Language): string {
  const name = agency === null ? '' : `<h2>${escaped(agency)}</h2>`;
  const level = agency === null ? 'h2' : 'h3';
  return `${name}${sections.map((one) => tableOf(one, level, language)).join('')}${sentencesOf(notes)}`;
}

function tableOf({ head, of, lines, more, list }: Section, level: 'h2' | 'h3', language: Language): string {
  const hasWords = lines.some(({ says }) => says !== '');
  const heads = [of, ...(hasWords ? [texts.news[language]] : [])]
    .map((text) => `<th scope="col" ${CELL}>${escaped(text)}</th>`)
    .join('');
  const rows = lines.map(
    ({ label, link, says }) =>
      `<tr><th scope="row" ${CELL}>${anchor(link, label)}</th>${hasWords ? `<td ${CELL}>${escaped(says)}</td>` : ''}</tr>`,
  );
  const rest = more > 0 ? `<p>${anchor(list, texts.more({ count: more })[language])}</p>` : '';
  return `<${level}>${escaped(head)}</${level}><table style="border-collapse:collapse"><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>${rest}`;
}
