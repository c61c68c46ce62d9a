import { html } from 'hono/html';
import type { VersionsInUse } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import type { FailureRow } from '../failures/failures.sql.ts';
import { texts } from './failures.texts.ts';
import { addressOf, FAILURES, localTime, type MonitorView } from './monitor-view.ts';
import { cell, heads, layout, section, timeOf, viewFields, viewLinks, type Html } from './monitor.parts.ts';
import { texts as monitorTexts } from './texts.ts';

/** What is asked of the page: what a person quotes, a part, or one failure by its number. */
export type Asked = { reference: string; part: string; failure: string };

/** One failure, with the places that its trace leads to. */
export type ShownFailure = {
  row: FailureRow;
  references: { reference: string; at: string }[];
  /** Places in the sources, where the source maps are at hand. */
  places: string[];
};

/** What the page shows. */
export type FailuresPage = {
  view: MonitorView;
  nonce: string;
  asked: Asked;
  parts: string[];
  failures: FailureRow[];
  shown: ShownFailure | null;
  inUse: VersionsInUse;
};

/** Failures in browsers, found by the reference that a person quotes; and which versions run there. */
export function failuresPage(page: FailuresPage): Html {
  const { view, nonce, asked, failures, shown, inUse } = page;
  const t = (text: Text) => text[view.language];
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  return layout(
    view.language,
    nonce,
    t(monitorTexts.failuresAndVersions),
    html`${viewLinks(view, FAILURES, given)} ${askForm(page)} ${shown ? failureSection(shown, view) : ''}
    ${section(t(texts.failures), failuresTable(failures, page))}
    ${section(t(texts.versions), versionsTable(inUse, view))}
    ${inUse.stopped.length > 0 ? section(t(texts.stopped), stoppedTable(inUse, view)) : ''}`,
  );
}

function askForm({ view, asked, parts }: FailuresPage): Html {
  const { language } = view;
  return html`<form method="get" action="${FAILURES}" class="ask" role="search">
    ${viewFields(view)}
    <label
      >${texts.reference[language]}
      <input
        name="reference"
        value="${asked.reference}"
        maxlength="40"
        autocomplete="off"
        spellcheck="false"
        aria-describedby="reference-hint"
    /></label>
    <label
      >${texts.part[language]}
      <select name="part">
        <option value="">${texts.everyPart[language]}</option>
        ${parts.map(
          (part) => html`<option value="${part}" ${part === asked.part ? 'selected' : ''}>${part}</option>`,
        )}
      </select></label
    >
    <button type="submit">${texts.find[language]}</button>
    <small id="reference-hint">${texts.referenceHint[language]}</small>
  </form>`;
}

const wordsOf = ({ kind, message }: FailureRow) => (message ? `${kind}: ${message}` : kind);

function failuresTable(failures: FailureRow[], { view, asked }: FailuresPage): Html {
  const { language } = view;
  if (failures.length === 0) {
    const { reference } = asked;
    return html`<p>${reference ? texts.notFound({ reference })[language] : monitorTexts.none[language]}</p>`;
  }
  const { failure, part, version, screen, times, first, last } = texts;
  return html`<p>${texts.failuresHint[language]}</p>
    <table class="cards">
      <thead>
        <tr>
          ${heads([failure, part, version, screen].map((text) => text[language]))}
          <th scope="col" class="number">${times[language]}</th>
          ${heads([first, last].map((text) => text[language]))}
        </tr>
      </thead>
      <tbody>
        ${failures.map(
          (row) =>
            html`<tr>
              <th scope="row">
                <a href="${addressOf(view, FAILURES, { failure: String(row.id) })}">${wordsOf(row)}</a>
              </th>
              ${cell(part[language], row.part)} ${cell(version[language], row.version)}
              ${cell(screen[language], row.route)} ${cell(times[language], row.times, 'number')}
              ${cell(first[language], timeOf(row.first_seen, view))}
              ${cell(last[language], timeOf(row.last_seen, view))}
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function failureSection({ row, references, places }: ShownFailure, view: MonitorView): Html {
  const { language } = view;
  const facts: [Text, string | number][] = [
    [texts.part, row.part],
    [texts.version, row.version],
    [texts.shell, row.shell],
    [texts.screen, row.route],
    [texts.times, row.times],
    [texts.first, localTime(row.first_seen, view)],
    [texts.last, localTime(row.last_seen, view)],
    [texts.references, references.map(({ reference }) => reference).join(', ')],
  ];
  return section(
    wordsOf(row),
    html`<dl>
        ${facts.map(
          ([name, value]) =>
            html`<dt>${name[language]}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <h3>${texts.trace[language]}</h3>
      ${
        row.stack === ''
          ? html`<p>${texts.noTrace[language]}</p>`
          : html`<pre>${places.join('\n')}</pre>
              <details>
                <summary>${texts.traceBuilt[language]}</summary>
                <pre>${row.stack}</pre>
              </details>`
      }`,
  );
}

function versionsTable({ data, hours }: VersionsInUse, view: MonitorView): Html {
  const { language } = view;
  if (data.length === 0) return html`<p>${monitorTexts.none[language]}</p>`;
  return html`<p>${texts.versionsHint({ hours })[language]}</p>
    <table class="cards">
      <thead>
        <tr>
          ${heads([texts.part, texts.version].map((text) => text[language]))}
          <th scope="col" class="number">${texts.tabs[language]}</th>
          ${heads([texts.last[language]])}
        </tr>
      </thead>
      <tbody>
        ${data.map(
          ({ part, version, tabs, last_seen }) =>
            html`<tr>
              <th scope="row">${part}</th>
              ${cell(texts.version[language], version)} ${cell(texts.tabs[language], tabs, 'number')}
              ${cell(texts.last[language], timeOf(last_seen, view))}
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function stoppedTable({ stopped }: VersionsInUse, view: MonitorView): Html {
  const { language } = view;
  return html`<table class="cards">
    <thead>
      <tr>
        ${heads([texts.part, texts.version, texts.at, texts.why].map((text) => text[language]))}
      </tr>
    </thead>
    <tbody>
      ${stopped.map(
        ({ part, version, at, why, whyEs }) =>
          html`<tr>
            <th scope="row">${part}</th>
            ${cell(texts.version[language], version)} ${cell(texts.at[language], timeOf(at, view))}
            ${cell(texts.why[language], language === 'es' ? whyEs : why)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
