import type { Access, MapSettings, User } from 'shared-ui/domain';
import type { AuditAction } from '../../people/audit/texts.ts';
import type { FactorPolicy } from '../../people/account/needs-factor.rules.ts';
import type { LiveNotifications } from '../../people/notifications/live.ts';
import type { Database, Queryable, Scope, Transaction } from '../db/database.ts';
import type { Quota } from './quota.rules.ts';
import type { CounterVendor } from '../../stations/vendor-sites/counter-vendor.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mail } from '../../people/notifications/notify.ts';
import type { AnyJob, JobQueue, QueueData, QueueName } from '../queue/queue.ts';
import type { Cache } from './cache.ts';
import type { AuditSubject } from '../../people/audit/insert-audit.ts';
import type { Language } from '../text/language.ts';
import type { Limiter } from './limiter.ts';

/** What the server can be set to; the host reads it from the environment. */
export type Settings = {
  /** How long a session lasts. */
  sessionSeconds: number;
  /** Largest upload. */
  uploadMaxBytes: number;
  /** What the uploads and the exports of an agency may take of the disk. */
  quotas: { uploads: Quota; exports: Quota };
  /**
   * Where people reach the app, for links in e-mails. Never taken from a request: whoever asks for somebody else's
   * link could name their own host.
   */
  publicUrl: () => string;
  humanCheck: HumanCheckSettings;
  /** What the map of the dashboard is; `{agency}` in the embed's address stands for the agency's name. */
  map: MapSettings;
  /**
   * Address of an outside visualization in place of the picture of a station's counts; `{agency}`, `{station}` and
   * `{nulls}` in it stand for the agency's name, the station's id, and whether missing values alone are shown.
   */
  qcEmbed: string | null;
  /** Who runs the installation: whose copyright the footer names. */
  institute: string;
  /** Who has to show a second factor; others may. */
  secondFactor: FactorPolicy;
  /** The key of stored secrets where the installation keeps one outside the database; all its processes have the same. */
  secretKey: string | null;
};

/** The human check: Google's where it is set up, else our own. */
export type HumanCheckSettings = {
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | null;
  /** How much work our own check is: rounds of each try, and the range that the number of tries is drawn from. */
  work: { rounds: number; tries: [least: number, most: number] };
};

/** What the application is made of; nothing in it is a global. */
export type Deps = {
  db: Database;
  queue: JobQueue;
  files: FileStore;
  now: () => Date;
  settings: Settings;
  limiter: Limiter;
  cache: Cache;
  live: LiveNotifications;
  /** The counter vendor's platform, or the simulator in its place. */
  vendor: CounterVendor;
  jobs: readonly AnyJob[];
  /** What only the host knows of whether it can serve; left out in tests. */
  health?: { isEnding: () => boolean; freeBytes: () => Promise<number> };
  /** One line of the request log; left out in tests. */
  log?: (line: Record<string, unknown>) => void;
};

/** The signed-in person of a call. */
export type Caller = {
  user: User;
  /** What the call's transaction sees. */
  scope: Scope;
  /** The agency that lists are narrowed to; null for a super admin whose current agency is statewide: all of them. */
  listAgency: number | null;
  tokenHash: string;
};

/** What a handler works with. */
export type Ctx<I, A extends Access = 'signedIn'> = {
  caller: A extends 'public' ? null : Caller;
  /**
   * The call's transaction, scoped to the caller's agency. It starts with the first statement, is committed with the
   * reply and rolled back with a refusal.
   */
  db: Transaction;
  /** The same for reading at length: each statement is a transaction of its own and keeps nobody waiting. */
  reading: Queryable;
  /** Commits what was done so far, so that slow work (hashing, streaming) does not keep the database waiting. */
  settle: () => Promise<void>;
  input: I;
  language: Language;
  now: () => Date;
  /** Adds a job in the call's transaction: it exists if and only if the call's writes do. */
  enqueue: <Q extends QueueName>(queue: Q, data: QueueData[Q]) => Promise<void>;
  /** Notes in the audit log who did what (C6). */
  audit: (action: AuditAction, detail?: Record<string, unknown>, about?: AuditSubject) => Promise<void>;
  /** Puts an e-mail into the outbox, in the call's transaction. */
  mail: (mail: Omit<Mail, 'at'>) => Promise<void>;
  files: FileStore;
  settings: Settings;
  limiter: Limiter;
  cache: Cache;
  live: LiveNotifications;
  vendor: CounterVendor;
  /** The request itself; its body is unread only in calls that take a form. */
  request: Request;
  /** The caller's network address, '' where the host does not know it. */
  address: string;
  /** Whether the caller is reached over an encrypted connection. */
  secure: boolean;
  /** Sent with the reply. */
  replyHeaders: Headers;
};
