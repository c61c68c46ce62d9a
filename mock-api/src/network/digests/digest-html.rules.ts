import type { Language } from '../../platform/text/language.ts';
import type { Section, Sections } from './digest-sections.rules.ts';
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

const partOf = ({ language, sections, closing }: Sections): string =>
  `<div lang="${language}">${sections.map((one) => tableOf(one, language)).join('')}${closing
    .map((text) => `<p>${linked(text)}</p>`)
    .join('')}</div>`;

function tableOf({ head, of, lines, more, list }: Section, language: Language): string {
  const hasWords = lines.some(({ says }) => says !== '');
  const heads = [of, ...(hasWords ? [texts.news[language]] : [])]
    .map((text) => `<th scope="col" ${CELL}>${escaped(text)}</th>`)
    .join('');
  const rows = lines.map(
    ({ label, link, says }) =>
      `<tr><th scope="row" ${CELL}>${anchor(link, label)}</th>${hasWords ? `<td ${CELL}>${escaped(says)}</td>` : ''}</tr>`,
  );
  const rest = more > 0 ? `<p>${anchor(list, texts.more({ count: more })[language])}</p>` : '';
  return `<h2>${escaped(head)}</h2><table style="border-collapse:collapse"><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>${rest}`;
}
