import { html } from 'hono/html';
import type { Language, Text } from '../../platform/text/language.ts';
import { addressOf, localTime, type MonitorView } from './monitor-view.ts';
import type { JobRow, MailRow, QueueRow } from './monitor.sql.ts';
import { jobStates, mailStates, queueNames, texts } from './texts.ts';

type Html = ReturnType<typeof html>;

/** What the page shows; `mails` is null for people who may not read the outbox. */
export type MonitorPage = {
  view: MonitorView;
  nonce: string;
  queues: QueueRow[];
  jobs: JobRow[];
  mails: MailRow[] | null;
  /** How many of all e-mails wait for a person. */
  openMails: number;
  /** Queues whose failed jobs can be tried again. */
  retryable: readonly string[];
};

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
  button, summary { font: inherit; min-height: 1.5rem; }`;

/** The page around a title and what belongs to it. */
export function layout(language: Language, nonce: string, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Count Exchange</title>
        <style nonce="${nonce}">
          ${STYLE}
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

/** Queues, jobs that have not ended well, and the outbox. */
export function monitorPage(page: MonitorPage): Html {
  const { language, zone } = page.view;
  const t = (text: Text) => text[language];
  const other = language === 'es' ? 'en' : 'es';
  return layout(
    language,
    page.nonce,
    t(texts.title),
    html`<p>
        <a href="${addressOf(page.view)}">${t(texts.refresh)}</a>
        <a href="${addressOf({ ...page.view, language: other })}" lang="${other}"
          >${t(texts.otherLanguage)}</a
        >
      </p>
      <p>${t(texts.times)} ${zone}.</p>
      ${section(t(texts.queues), queuesTable(page, t))} ${section(t(texts.jobs), jobsTable(page, t))}
      ${page.mails ? section(t(texts.outbox), mailsTable(page.mails, page, t)) : ''}`,
  );
}

type Translate = (text: Text) => string;

function section(title: string, content: Html): Html {
  return html`<section>
    <h2>${title}</h2>
    <div class="wide" role="region" tabindex="0" aria-label="${title}">${content}</div>
  </section>`;
}

const heads = (titles: string[]) => titles.map((title) => html`<th scope="col">${title}</th>`);

function queuesTable({ queues }: MonitorPage, t: Translate): Html {
  const states = ['waiting', 'running', 'done', 'failed'] as const;
  return html`<table>
    <thead>
      <tr>
        ${heads([t(texts.queue)])}
        ${states.map((state) => html`<th scope="col" class="number">${t(texts[state])}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${queues.map(
        (queue) =>
          html`<tr>
            <th scope="row">${nameOf(queue.name, t)}</th>
            ${states.map((state) => html`<td class="number">${queue[state]}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What a queue is for, in words, and its own name as logs have it. */
function nameOf(queue: string, t: Translate): Html {
  const known: Partial<Record<string, Text>> = queueNames;
  const words = known[queue.replace(/-failed$/, '')];
  const after = queue.endsWith('-failed') ? `, ${t(texts.afterFailure)}` : '';
  return words ? html`${t(words)}${after} <code>${queue}</code>` : html`<code>${queue}</code>`;
}

const timeOf = (moment: string | null, view: MonitorView) =>
  moment === null ? '' : html`<time datetime="${moment}">${localTime(moment, view)}</time>`;

function jobsTable({ jobs, view, retryable }: MonitorPage, t: Translate): Html {
  if (jobs.length === 0) return html`<p>${t(texts.none)}</p>`;
  const titles = [texts.job, texts.state, texts.created, texts.tries, texts.error, texts.action].map(t);
  return html`<p>${t(texts.jobsHint)}</p>
    <table>
      <thead>
        <tr>
          ${heads(titles)}
        </tr>
      </thead>
      <tbody>
        ${jobs.map(
          (job) =>
            html`<tr>
              <th scope="row">${nameOf(job.name, t)} ${job.about ?? ''}</th>
              <td>${t(jobStates[job.state])}</td>
              <td>${timeOf(job.created_on, view)}</td>
              <td class="number">${job.retry_count}</td>
              <td>${job.error ?? ''}</td>
              <td>
                ${job.state === 'failed' && retryable.includes(job.name) ? retryForm(job, view, t) : ''}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** What a form brings along so that the page comes back as it was. */
const viewFields = (view: MonitorView) =>
  Object.entries(view).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

function retryForm(job: JobRow, view: MonitorView, t: Translate): Html {
  return html`<form method="post" action="/horizon/retry">
    ${viewFields(view)}
    <input type="hidden" name="queue" value="${job.name}" />
    <input type="hidden" name="id" value="${job.id}" />
    <button type="submit" aria-label="${t(texts.retry)} ${job.name} ${job.about ?? ''}">
      ${t(texts.retry)}
    </button>
  </form>`;
}

function mailsTable(mails: MailRow[], { view, openMails }: MonitorPage, t: Translate): Html {
  if (mails.length === 0) return html`<p>${t(texts.none)}</p>`;
  const titles = [texts.to, texts.subject, texts.created, texts.sent, texts.error, texts.action].map(t);
  return html`<p>${t(texts.outboxHint)}</p>
    ${openMails > 0 ? html`<p><strong>${t(texts.openMails)}${openMails}</strong> ${t(texts.openMailsHint)}</p>` : ''}
    <table>
      <thead>
        <tr>
          ${heads(titles)}
        </tr>
      </thead>
      <tbody>
        ${mails.map((mail) => mailRow(mail, view, t))}
      </tbody>
    </table>`;
}

function mailRow(mail: MailRow, view: MonitorView, t: Translate): Html {
  const isOpen = mail.state === 'unsure' || mail.state === 'failed';
  return html`<tr>
    <th scope="row">${mail.recipient}</th>
    <td>
      <details>
        <summary>${mail.subject}</summary>
        <pre>${mail.body}</pre>
      </details>
    </td>
    <td>${timeOf(mail.created_at, view)}</td>
    <td>${mail.state === 'sent' ? timeOf(mail.sent_at, view) : t(mailStates[mail.state])}</td>
    <td>${mail.last_error ?? ''}</td>
    <td>${isOpen ? sendAgainForm(mail, view, t) : ''}</td>
  </tr>`;
}

function sendAgainForm({ id, recipient, subject }: MailRow, view: MonitorView, t: Translate): Html {
  return html`<form method="post" action="/horizon/send-again">
    ${viewFields(view)}
    <input type="hidden" name="mail" value="${id}" />
    <button type="submit" aria-label="${t(texts.sendAgain)}: ${recipient}, ${subject}">
      ${t(texts.sendAgain)}
    </button>
  </form>`;
}
