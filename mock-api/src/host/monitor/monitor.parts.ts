import { html, raw } from 'hono/html';
import type { Language, Text } from '../../platform/text/language.ts';
import { addressOf, FAILURES, localTime, MONITOR, type MonitorView } from './monitor-view.ts';
import { texts } from './texts.ts';

/** What the pages of the monitor are made of. */
export type Html = ReturnType<typeof html>;
export type Translate = (text: Text) => string;

/** Pages run no script and take no style sheet. */
const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 70rem; padding: 1rem; }
  html { background: light-dark(#fff, #121212); color: light-dark(#1a1a1a, #f2f2f2); }
  a { color: light-dark(#0b57a4, #9cc7ff); }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8888; padding: 0.375rem 0.5rem; text-align: start; vertical-align: top; }
  td.number, th.number { text-align: end; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0; }
  button, summary, input, select { font: inherit; min-height: 2rem; }
  .ways { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; list-style: none; margin: 0; padding: 0; }
  .ways a { display: inline-block; min-height: 1.5rem; }
  [aria-current] { font-weight: bold; text-decoration: none; }
  .ask { align-items: end; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin-block: 1rem; }
  .ask label { display: grid; }
  .ask input, .ask select, .ask button { box-sizing: border-box; height: 2.5rem; padding-inline: 0.5rem; }
  .ask small { flex-basis: 100%; }
  dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: max-content 1fr; }
  dt { font-weight: bold; }
  dd { margin: 0; overflow-wrap: anywhere; }
  @media (width < 40rem) { dl { display: block; } dd { margin-block-end: 0.5rem; }
    .ask label, .ask button { flex: 1 1 100%; }
    .cards, .cards tbody, .cards tr, .cards th, .cards td { display: block; text-align: start; }
    .cards thead { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
    .cards tr { border-bottom: 1px solid #8888; padding-block: 0.5rem; }
    .cards th, .cards td { border: 0; padding: 0.125rem 0; overflow-wrap: anywhere; }
    .cards td.number { text-align: start; }
    .cards td:empty { display: none; }
    .cards.brief td { display: inline-block; margin-inline-end: 1rem; }
    .cards td[data-head]::before { content: attr(data-head) ': '; color: light-dark(#555, #bbb); } }`;

/** The page around a title and what belongs to it. */
export function layout(language: Language, nonce: string, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Count Exchange</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Ways between the pages of the monitor, and to the same page anew or in the other language. */
export function viewLinks(view: MonitorView, here: string, asked: Record<string, string> = {}): Html {
  const { language, zone } = view;
  const other = language === 'es' ? 'en' : 'es';
  const pages: [path: string, title: Text][] = [
    [MONITOR, texts.queuesAndJobs],
    [FAILURES, texts.failuresAndVersions],
  ];
  return html`<nav aria-label="${texts.title[language]}">
      <ul class="ways">
        ${pages.map(
          ([path, title]) =>
            html`<li>
              <a href="${addressOf(view, path)}" ${path === here ? html`aria-current="page"` : ''}
                >${title[language]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <p>
      <a href="${addressOf(view, here, asked)}">${texts.refresh[language]}</a>
      <a href="${addressOf({ ...view, language: other }, here, asked)}" lang="${other}"
        >${texts.otherLanguage[language]}</a
      >
    </p>
    <p>${texts.times[language]} ${zone}.</p>`;
}

/** A part of a page under its own heading; what is too wide is scrolled, by keys as well. */
export function section(title: string, content: Html): Html {
  return html`<section>
    <h2>${title}</h2>
    <div class="wide" role="region" tabindex="0" aria-label="${title}">${content}</div>
  </section>`;
}

/** The heads of a table's columns. */
export const heads = (titles: string[]) => titles.map((title) => html`<th scope="col">${title}</th>`);

/** A cell that a narrow screen shows with its column's head, a line each (a table of the class `cards`). */
export const cell = (head: string, value: string | number | Html, kind = '') =>
  html`<td data-head="${head}" class="${kind}">${value}</td>`;

/** A moment by the reader's clock. */
export const timeOf = (moment: string | null, view: MonitorView) =>
  moment === null ? '' : html`<time datetime="${moment}">${localTime(moment, view)}</time>`;

/** What a form brings along so that the page comes back as it was. */
export const viewFields = (view: MonitorView) =>
  Object.entries(view).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
