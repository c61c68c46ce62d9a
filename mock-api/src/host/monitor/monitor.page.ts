import { html } from 'hono/html';
import type { Text } from '../../platform/text/language.ts';
import { MONITOR, type MonitorView } from './monitor-view.ts';
import {
  cell,
  heads,
  layout,
  section,
  timeOf,
  viewFields,
  viewLinks,
  type Html,
  type Translate,
} from './monitor.parts.ts';
import type { JobRow, MailRow, QueueRow } from './monitor.sql.ts';
import { jobStates, mailStates, queueNames, texts } from './texts.ts';

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

/** Queues, jobs that have not ended well, and the outbox. */
export function monitorPage(page: MonitorPage): Html {
  const { language } = page.view;
  const t = (text: Text) => text[language];
  return layout(
    language,
    page.nonce,
    t(texts.title),
    html`${viewLinks(page.view, MONITOR)} ${section(t(texts.queues), queuesTable(page, t))}
    ${section(t(texts.jobs), jobsTable(page, t))}
    ${page.mails ? section(t(texts.outbox), mailsTable(page.mails, page, t)) : ''}`,
  );
}

function queuesTable({ queues }: MonitorPage, t: Translate): Html {
  const states = ['waiting', 'running', 'done', 'failed'] as const;
  return html`<table class="cards brief">
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
            ${states.map((state) => cell(t(texts[state]), queue[state], 'number'))}
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

function jobsTable({ jobs, view, retryable }: MonitorPage, t: Translate): Html {
  if (jobs.length === 0) return html`<p>${t(texts.none)}</p>`;
  const titles = [texts.job, texts.state, texts.created, texts.tries, texts.error, texts.action].map(t);
  return html`<p>${t(texts.jobsHint)}</p>
    <table class="cards">
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
              ${cell(t(texts.state), t(jobStates[job.state]))}
              ${cell(t(texts.created), timeOf(job.created_on, view))}
              ${cell(t(texts.tries), job.retry_count, 'number')} ${cell(t(texts.error), job.error ?? '')}
              <td>
                ${job.state === 'failed' && retryable.includes(job.name) ? retryForm(job, view, t) : ''}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

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
    <table class="cards">
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
    ${cell(t(texts.created), timeOf(mail.created_at, view))}
    ${cell(t(texts.sent), mail.state === 'sent' ? timeOf(mail.sent_at, view) : t(mailStates[mail.state]))}
    ${cell(t(texts.error), mail.last_error ?? '')}
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
