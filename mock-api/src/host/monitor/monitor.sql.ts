import type { Queryable } from '../../platform/db/database.ts';
import type { MailState } from '../../platform/mail/outbox.sql.ts';

/** How many jobs of a queue are in which state. */
export type QueueRow = { name: string; waiting: number; running: number; done: number; failed: number };

/** A job as the page lists it; `about` is the id of the record that it works on. */
export type JobRow = {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'failed';
  about: string | null;
  created_on: string;
  retry_count: number;
  error: string | null;
};

/** An e-mail of the outbox. */
export type MailRow = {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  created_at: string;
  sent_at: string | null;
  last_error: string | null;
  state: MailState;
};

/** Every queue with its jobs of the last days. */
export function selectQueues(db: Queryable): Promise<QueueRow[]> {
  return db.query(
    `select q.name, count(*) filter (where j.state in ('created', 'retry')) as waiting,
       count(*) filter (where j.state = 'active') as running,
       count(*) filter (where j.state = 'completed') as done,
       count(*) filter (where j.state = 'failed') as failed
     from jobs.queue q left join jobs.job j on j.name = q.name group by q.name order by q.name`,
  );
}

const JOB_COLUMNS = `id, name, state::text as state, data->>'id' as about, created_on, retry_count,
  left(coalesce(output->>'message', output->>'value'), 300) as error`;

/** The newest 100 jobs that have not ended or were given up; these first, because they wait for a person. */
export function selectJobs(db: Queryable): Promise<JobRow[]> {
  return db.query(
    `select ${JOB_COLUMNS} from jobs.job where state in ('created', 'retry', 'active', 'failed')
     order by state <> 'failed', created_on desc limit 100`,
  );
}

/** E-mails that are not sent by themselves any more: a person decides. */
const OPEN = `state in ('unsure', 'failed')`;

/** The newest 50 e-mails, those that wait for a person first. */
export function selectOutbox(db: Queryable): Promise<MailRow[]> {
  return db.query(
    `select id, recipient, subject, body, created_at, sent_at, last_error, state from outbox
     order by (${OPEN}) desc, id desc limit 50`,
  );
}

/** How many e-mails wait for a person. */
export async function countOpenMails(db: Queryable): Promise<number> {
  const [row] = await db.query<{ n: number }>(`select count(*) as n from outbox where ${OPEN}`);
  return row?.n ?? 0;
}
