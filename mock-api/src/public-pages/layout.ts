import { html, raw } from 'hono/html';
import { LANGUAGES, type Language } from 'shared-domain/texts';
import { ASSETS } from './assets.ts';
import type { Html } from './html.ts';
import { linkTo, say, type Reader } from './reader.ts';
import { texts } from './texts.ts';

/** What languages call themselves; in any language the same. */
const LANGUAGE_NAMES = new Map<Language, string>([
  ['en', 'English'],
  ['es', 'Español'],
]);

/** A page's name, what belongs into its head and its body. */
export type Content = {
  title: string;
  description?: string;
  linkedData?: object;
  /** Its address is nobody else's to know. */
  isPrivate?: boolean;
  body: Html;
};

/** Data that search engines read. A page can't be ended by what stands in them, and no browser runs them. */
const linkedDataOf = (data: object) =>
  html`<script type="application/ld+json">
    ${raw(JSON.stringify(data).replaceAll('<', String.raw`\u003c`))}
  </script>`;

/** Where the page itself is, whatever asked for it, and where in each language. */
const addressesOf = ({ site, path }: Reader): Html =>
  html`<link rel="canonical" href="${site}${path}" />
    ${LANGUAGES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${site}${path}?lang=${each}" />`)}`;

/** The page around its content: the same ways on each, the same page in the other language. */
export function layout(reader: Reader, { title, description, linkedData, isPrivate, body }: Content): Html {
  const { language, theme } = reader;
  const t = (text: Parameters<typeof say>[1]) => say(reader, text);
  return html`<!doctype html>
    <html lang="${language}" ${theme ? html`data-theme="${theme}"` : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Count Exchange</title>
        ${description ? html`<meta name="description" content="${description}" />` : ''}
        <link rel="stylesheet" href="${ASSETS.pageStyle.path}" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        ${isPrivate ? '' : addressesOf(reader)}
        <script type="module" src="${ASSETS.pageScript.path}"></script>
        ${linkedData ? linkedDataOf(linkedData) : ''}
      </head>
      <body>
        <a class="skip" href="#content">${t(texts.skip)}</a>
        <header class="bar">
          <div>
            <a class="name" href="${linkTo(reader, '/public')}">Count Exchange</a>
            <nav aria-label="${t(texts.pages)}">
              ${wayTo(reader, '/public', t(texts.stations))} ${wayTo(reader, '/public/data', t(texts.data))}
            </nav>
            ${LANGUAGES.filter((each) => each !== language).map((each) => otherLanguage(reader, each))}
          </div>
        </header>
        <main id="content" tabindex="-1">${body}</main>
        ${isPrivate ? '' : html`<footer class="foot">${t(texts.footer)}</footer>`}
      </body>
    </html>`;
}

function wayTo(reader: Reader, path: string, name: string): Html {
  const current = path === reader.path ? html`aria-current="page"` : '';
  return html`<a href="${linkTo(reader, path)}" ${current}>${name}</a>`;
}

function otherLanguage({ path, asked }: Reader, language: Language): Html {
  const query = new URLSearchParams(asked);
  query.set('lang', language);
  return html`<a href="${path}?${query}" lang="${language}" hreflang="${language}"
    >${LANGUAGE_NAMES.get(language)}</a
  >`;
}

/** A part of a page under its own heading. */
export const panel = (title: string, content: Html | Html[]): Html =>
  html`<section class="panel">
    <h2>${title}</h2>
    ${content}
  </section>`;

/** A cell that a phone shows with its column's head. */
const cell = (head: string, value: string | number | Html, kind = ''): Html =>
  html`<td data-head="${head}" ${kind ? html`class="${kind}"` : ''}>${value}</td>`;

/** A row of a table: what it is of, and a cell for each column. */
export type TableRow = { head: string | Html; cells: (string | number | Html)[] };

/** A table of text and numbers; on a phone a card for each row. */
export function table(
  caption: string,
  columns: readonly { name: string; isNumber?: boolean }[],
  rows: readonly TableRow[],
): Html {
  return html`<div class="wide">
    <table class="cards">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(({ name, isNumber }) => html`<th scope="col" ${isNumber ? html`class="number"` : ''}>${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ head, cells }) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map((value, place) => {
                const { name = '', isNumber } = columns[place + 1] ?? {};
                return cell(name, value, isNumber ? 'number' : '');
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A table that stands behind its picture. */
export const behind = (reader: Reader, content: Html): Html =>
  html`<details>
    <summary>${say(reader, texts.asTable)}</summary>
    ${content}
  </details>`;

/** Facts with their names; those that nobody knows are left out. */
export function facts(rows: readonly [name: string, value: string | number | Html | null][]): Html {
  return html`<dl class="facts">
    ${rows
      .filter(([, value]) => value !== null && value !== '')
      .map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value ?? ''}</dd>`,
      )}
  </dl>`;
}
