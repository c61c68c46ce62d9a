// what the settings of the server are made up of
import '../counts/host-parts.ts';
import '../host/failures/host-parts.ts';
import '../network/digests/host-parts.ts';
import '../people/host-parts.ts';
import '../people/webhooks/host-parts.ts';
import '../stations/host-parts.ts';
import type { FileStore } from '../platform/files/index.ts';
import type { Settings } from '../platform/http/context.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { JobQueue } from '../platform/queue/queue.ts';
import type { AskingDatabase } from './asking.ts';
import type { SimulatorOptions } from '../demo/simulator/app.ts';
import type { SimulatedVendor } from './simulated-vendor.ts';

/** The API as tests have it, under `globalThis.api`. */
export type TestApi = {
  fetch(request: Request, options?: { address?: string; secure?: boolean }): Promise<Response>;
  /** The same with the application's own checks switched off: whoever calls may do everything, and only the scope holds. */
  unchecked(request: Request): Promise<Response>;
  /** Does the waiting background jobs, retries included; answers how many tries there were. */
  runJobs(mailer?: Mailer): Promise<number>;
  /** Takes the files of expired exports away, as the server does every few minutes. */
  removeExpired(): Promise<void>;
  /** The disk that files are kept on, which can be made to be full. */
  disk: { room: number };
  files: FileStore;
  /** What an agency's files may take; without limits until a test sets some. */
  quotas: Settings['quotas'];
  /** Puts everything back as it was seeded. */
  reset(): Promise<void>;
  now(): Date;
  /** Moves the clock of the server and of the vendor to a moment, until the next `reset`. */
  at(moment: Date | string): void;
  /** Puts other counters up at the vendor, until the next `reset`. */
  standVendor(options: Partial<SimulatorOptions>): void;
  /** Looks at the database past every agency scope. */
  query: AskingDatabase['query'];
  /** What the server is set to; changes last until the next `reset`. */
  settings: Settings;
  db: AskingDatabase;
  queue: JobQueue;
  /** The lines of the request log since the last `reset`. */
  readonly logged: readonly Record<string, unknown>[];
  /** Every call that the API answers. */
  endpoints: readonly Pick<Endpoint, 'key' | 'access' | 'owner' | 'reply'>[];
  /** The addresses with an answer to everybody, as the application has them, those that answer for what is nowhere aside. */
  publicPaths: readonly string[];
  /** The counter vendor's platform, which can be made to fail. */
  vendor: Omit<SimulatedVendor, 'vendor'>;
  /** The answer to a human check, as a browser's widget solves it. */
  humanToken(): Promise<string>;
  /** The e-mails written so far. */
  outbox(): Promise<{ recipient: string; subject: string; body: string }[]>;
};
