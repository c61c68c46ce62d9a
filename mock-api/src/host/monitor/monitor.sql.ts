import { int, moment, oneOf, orNull, text, uuid } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { outbox } from '../../platform/mail/outbox.tables.ts';

const QUEUE = shape({ name: text, waiting: int, running: int, done: int, failed: int });

/** How many jobs of a queue are in which state. */
export type QueueRow = RowOf<typeof QUEUE>;

const JOB = shape({
  id: uuid,
  name: text,
  state: oneOf('created', 'retry', 'active', 'failed').by('state::text'),
  about: orNull(text).by(`data->>'id'`),
  // one that was put back is a new job for the same asking
  created_on: moment.by(`coalesce((data->>'since')::timestamptz, created_on)`),
  retry_count: int,
  error: orNull(text).by(`left(coalesce(output->>'message', output->>'value'), 300)`),
});

/** A job as the page lists it; `about` is the id of the record that it works on. */
export type JobRow = RowOf<typeof JOB>;

const MAIL = shape(
  outbox.pick('id', 'recipient', 'subject', 'body', 'created_at', 'sent_at', 'last_error', 'state'),
);

/** An e-mail of the outbox. */
export type MailRow = RowOf<typeof MAIL>;

/** Every queue with its jobs of the last days. */
export function selectQueues(db: Queryable): Promise<QueueRow[]> {
  return readRows(
    db,
    QUEUE,
    `select q.name, count(*) filter (where j.state in ('created', 'retry')) as waiting,
       count(*) filter (where j.state = 'active') as running,
       count(*) filter (where j.state = 'completed') as done,
       count(*) filter (where j.state = 'failed') as failed
     from jobs.queue q left join jobs.job j on j.name = q.name group by q.name order by q.name`,
  );
}

/** The newest 100 jobs that have not ended or were given up; these first, because they wait for a person. */
export function selectJobs(db: Queryable): Promise<JobRow[]> {
  return readRows(
    db,
    JOB,
    `select ${JOB.sql} from jobs.job where state in ('created', 'retry', 'active', 'failed')
     order by state <> 'failed', jobs.job.created_on desc limit 100`,
  );
}

/** E-mails that are not sent by themselves any more: a person decides. */
const OPEN = `state in ('unsure', 'failed')`;

/** The newest 50 e-mails, those that wait for a person first. */
export function selectOutbox(db: Queryable): Promise<MailRow[]> {
  return readRows(
    db,
    MAIL,
    `select ${MAIL.sql} from outbox
     order by (${OPEN}) desc, id desc limit 50`,
  );
}

/** How many e-mails wait for a person. */
export async function countOpenMails(db: Queryable): Promise<number> {
  const row = await readRow(db, shape({ n: int }), `select count(*) as n from outbox where ${OPEN}`);
  return row?.n ?? 0;
}
