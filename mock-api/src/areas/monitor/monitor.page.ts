import { html } from 'hono/html';
import type { Language, Text } from '../../http/language.ts';
import type { JobRow, MailRow, QueueRow } from './monitor.sql.ts';
import { texts } from './texts.ts';

type Html = ReturnType<typeof html>;

/** What the page shows; `mails` is null for people who may not read the outbox. */
export type MonitorPage = {
  language: Language;
  token: string;
  nonce: string;
  queues: QueueRow[];
  openJobs: JobRow[];
  failedJobs: JobRow[];
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

/** Queues, open and failed jobs, and the outbox. */
export function monitorPage(page: MonitorPage): Html {
  const t = (text: Text) => text[page.language];
  return layout(
    page.language,
    page.nonce,
    t(texts.title),
    html`<p><a href="${`/horizon?${new URLSearchParams({ token: page.token })}`}">${t(texts.refresh)}</a></p>
      ${section(t(texts.queues), queuesTable(page, t))}
      ${section(t(texts.openJobs), jobsTable(page.openJobs, page, t, false))}
      ${section(t(texts.failedJobs), jobsTable(page.failedJobs, page, t, true))}
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
            <th scope="row">${queue.name}</th>
            ${states.map((state) => html`<td class="number">${queue[state]}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function jobsTable(jobs: JobRow[], page: MonitorPage, t: Translate, failed: boolean): Html {
  if (jobs.length === 0) return html`<p>${t(texts.none)}</p>`;
  const titles = [texts.job, texts.state, texts.created, texts.tries, texts.error].map(t);
  return html`<table>
    <thead>
      <tr>
        ${heads(failed ? [...titles, t(texts.action)] : titles)}
      </tr>
    </thead>
    <tbody>
      ${jobs.map(
        (job) =>
          html`<tr>
            <th scope="row">${job.name} ${job.about ?? ''}</th>
            <td>${job.state}</td>
            <td>${job.created_on}</td>
            <td class="number">${job.retry_count}</td>
            <td>${job.error ?? ''}</td>
            ${failed ? html`<td>${page.retryable.includes(job.name) ? retryForm(job, page, t) : ''}</td>` : ''}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function retryForm(job: JobRow, { token }: MonitorPage, t: Translate): Html {
  return html`<form method="post" action="/horizon/retry">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="queue" value="${job.name}" />
    <input type="hidden" name="id" value="${job.id}" />
    <button type="submit" aria-label="${t(texts.retry)} ${job.name} ${job.about ?? ''}">
      ${t(texts.retry)}
    </button>
  </form>`;
}

function mailsTable(mails: MailRow[], { token, openMails }: MonitorPage, t: Translate): Html {
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
        ${mails.map((mail) => mailRow(mail, token, t))}
      </tbody>
    </table>`;
}

function mailRow(mail: MailRow, token: string, t: Translate): Html {
  const isOpen = mail.state === 'unsure' || mail.state === 'failed';
  return html`<tr>
    <th scope="row">${mail.recipient}</th>
    <td>
      <details>
        <summary>${mail.subject}</summary>
        <pre>${mail.body}</pre>
      </details>
    </td>
    <td>${mail.created_at}</td>
    <td>${mail.state === 'sent' ? mail.sent_at : t(texts.mailState[mail.state])}</td>
    <td>${mail.last_error ?? ''}</td>
    <td>${isOpen ? sendAgainForm(mail, token, t) : ''}</td>
  </tr>`;
}

function sendAgainForm({ id, recipient, subject }: MailRow, token: string, t: Translate): Html {
  return html`<form method="post" action="/horizon/send-again">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="mail" value="${id}" />
    <button type="submit" aria-label="${t(texts.sendAgain)}: ${recipient}, ${subject}">
      ${t(texts.sendAgain)}
    </button>
  </form>`;
}
