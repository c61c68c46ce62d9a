import type { Database } from '../../platform/db/database.ts';
import type { TrustedProxies } from '../../platform/http/client-address.ts';
import type { Measured } from '../../platform/http/context.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { AnyJob, JobQueue } from '../../platform/queue/queue.ts';
import type { SendRequest } from '../../platform/http/send-request.ts';
import type { Spans } from './spans.ts';
import type { TraceOptions } from './trace-options.rules.ts';
import { tracedDatabase } from './traced-database.ts';
import {
  nameBySpan,
  tracedFetch,
  tracedJob,
  tracedMailer,
  tracedQueue,
  tracedRequests,
  tracedStore,
  type Handler,
} from './traced-parts.ts';

type Log = (line: Record<string, unknown>) => void;

/** The few places that all work passes, as the server uses them: with spans, or as they are. */
export type Traces = {
  log: Log;
  database: (db: Database, isStandby?: boolean) => Database;
  /** Has each job carry what wanted it. */
  queue: (queue: JobQueue) => JobQueue;
  jobs: (jobs: AnyJob[]) => AnyJob[];
  mailer: (mailer: Mailer) => Mailer;
  /** Asks another host, which is called `name`. */
  fetch: (name: string, send: SendRequest) => SendRequest;
  /** Asks the store of files. */
  store: (send: typeof fetch) => typeof fetch;
  handler: (handle: Handler, proxies: TrustedProxies) => Handler;
  /** Hears what each answer was; left out where nobody listens. */
  measure?: (what: Measured) => void;
  close: () => Promise<void>;
};

const unchanged = <T>(what: T): T => what;

const none = (log: Log): Traces => ({
  log,
  database: unchanged,
  queue: unchanged,
  jobs: unchanged,
  mailer: unchanged,
  fetch: (_, send) => send,
  store: unchanged,
  handler: unchanged,
  close: () => Promise.resolve(),
});

const made = (spans: Spans, log: Log): Traces => ({
  // whoever reads a line of the log finds the trace by it
  log: (line) => {
    const trace = spans.trace();
    log(trace ? { ...line, trace } : line);
  },
  database: (db, isStandby) => tracedDatabase(db, spans, isStandby),
  queue: (queue) => tracedQueue(queue, spans),
  jobs: (jobs) => jobs.map((job) => tracedJob(job, spans)),
  mailer: (mailer) => tracedMailer(mailer, spans),
  fetch: (name, send) => tracedFetch(send, spans, name),
  store: (send) => tracedStore(send, spans),
  handler: (handle, proxies) => tracedRequests(handle, spans, proxies),
  measure: nameBySpan(spans),
  close: () => spans.close(),
});

/** Makes traces where somebody wants them; nothing of OpenTelemetry is loaded otherwise. */
export async function openTraces(options: TraceOptions | null, log: Log): Promise<Traces> {
  if (!options) return none(log);
  const { otlpSpans } = await import('./otlp-spans.ts');
  return made(otlpSpans(options, log), log);
}
