import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_INSTITUTE, UPLOAD_MAX_BYTES, type ShownUnits } from 'shared-domain';
import { trustedProxiesFrom, type TrustedProxies } from '../platform/http/client-address.ts';
import type { FactorPolicy } from '../people/account/needs-factor.rules.ts';
import type { HumanCheckSettings } from '../people/account/human-check.ts';
import type { Settings } from '../platform/http/context.ts';
import { filesFrom, type FilesPlace } from './files-options.ts';
import { LOG_LEVELS, type LogLevel } from './log/level.rules.ts';
import { createLog } from './log/log.ts';
import { isSafeAddress, mapFrom, type MapOptions } from './map-options.ts';
import { codeVersionFrom } from './code-version.ts';
import { bouncesFrom, type BouncesOptions } from './bounces-options.ts';
import { webhookAllowPrivateFrom } from './webhook-options.ts';
import { weatherFrom, weatherShownIn } from './weather-options.ts';
import { dropFolderFrom } from './drop-options.ts';
import { qcEmbedFrom } from './qc-options.ts';
import { releaseKeysFrom, type ReleaseKeys } from './releases/release-keys.ts';
import { misspeltSettings } from './misspelt-settings.rules.ts';
import { openLine } from './safe-lines.rules.ts';
import { replicaFrom, type ReplicaOptions } from './replica-options.ts';
import { roleFrom, type Role } from './role.rules.ts';
import { settingFaults } from './setting-faults.rules.ts';
import { SETTING_NAMES } from './setting-names.ts';
import { tracesFrom, type TraceOptions } from './traces/trace-options.rules.ts';
import { ecoVisioFrom, type EcoVisioOptions } from './vendor.ts';

/** Everything that the server can be told. */
export type HostOptions = {
  /** 0 takes any free one. */
  port: number;
  /** Folder of the embedded database, uploads and exports. */
  dataFolder: string;
  /** Where uploads and exports are kept. */
  files: FilesPlace;
  /** Who shows it may read what the server measures; null: nobody. */
  metricsToken: string | null;
  /** Where traces are told, and which of them; null: none are made. */
  traces: TraceOptions | null;
  /** A PostgreSQL database instead of the embedded one. */
  databaseUrl: string | null;
  /** A standby of it for what may be a moment old. */
  replica: ReplicaOptions | null;
  production: boolean;
  /** Whether this process answers people, works on jobs, or both. */
  role: Role;
  /** What an empty database is filled with besides the code lists. */
  seed: 'demo' | 'none';
  /** Whom an empty database without demonstration gets as its first super admin. */
  firstAdmin: string | null;
  sessionHours: number;
  /** How long one lasts unused. */
  sessionIdleMinutes: number;
  /** How long one lasts in any case, however often it is kept. */
  sessionMaxDays: number;
  smtpUrl: string | null;
  mailFrom: string;
  bounces: BouncesOptions;
  /** Whether the mail server signs what it takes (DKIM). */
  mailSigned: boolean;
  uploadMaxBytes: number;
  /** What the uploads and the exports of an agency may take of the disk. */
  quotas: Settings['quotas'];
  /** The same of the photos of its stations. */
  photoQuota: Settings['photoQuota'];
  /** Where people reach the app, for links in e-mails; this machine unless set. */
  publicUrl: string | null;
  /** Google's human check instead of our own. */
  recaptcha: HumanCheckSettings['recaptcha'];
  /** Tiles under the built-in map, or an outside visualization in its place. */
  map: MapOptions;
  /** Address of an outside visualization in place of the picture of a station's counts. */
  qcEmbed: string | null;
  weatherUrl: string | undefined;
  /** In which units people are told the weather. */
  weatherShownIn: ShownUnits;
  /** Whether webhooks may lead to addresses inside a network: on developers' machines. */
  webhookAllowPrivate: boolean;
  /** Where agencies' files arrive by themselves. */
  dropFolder: string | null;
  /** The release that runs. */
  codeVersion: string;
  /** Who runs the installation. */
  institute: string;
  /** Who has to show a second factor at sign-in. */
  secondFactor: FactorPolicy;
  /** The key of stored secrets, the same for all processes; the database keeps one where none is set. */
  secretKey: string | null;
  /** Where teams deploy to: a folder, or the address of a static host. What is built here serves without. */
  releases: string | null;
  /** A folder with the source maps of releases that were built elsewhere; those of this checkout lie beside their builds. */
  sourceMaps: string | null;
  /** Who may vouch for what is deployed there; null: nobody has to. */
  releaseKeys: ReleaseKeys | null;
  /** The counter vendor's platform, or the simulator in its place. */
  ecoVisio: EcoVisioOptions;
  /** Origins of developers' machines that people who watch the system may load a remote from. */
  overrides: string[];
  /** Who may say whom a request comes from. */
  trustedProxies: TrustedProxies;
  /** Whether browsers are to stay encrypted with hosts below this one too. */
  strictSubdomains: boolean;
  /** The checkout, whose parts' `dist` folders are served. */
  root: string;
  /** Writes the request log and failures; standard output unless told otherwise. */
  log: (line: Record<string, unknown>) => void;
  /** Writes to the person who starts it. */
  say: (text: string) => void;
};

const SECRET_KEY_MIN = 32;
const root = fileURLToPath(new URL('../../..', import.meta.url));

function positive(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new Error(`${name} must be a number, not "${text}".`);
}

/** People are warned two minutes before, and an end that they cannot move is more than twenty hours away (WCAG 2.2.1). */
function atLeast(least: number, name: string, text: string | undefined, otherwise: number): number {
  const value = positive(name, text, otherwise);
  if (value >= least) return value;
  throw new Error(`${name} must be ${least} or more, not "${text}".`);
}

function originOf(text: string): string {
  if (URL.canParse(text)) return new URL(text).origin;
  throw new Error(`PUBLIC_URL must be an address such as https://counts.example.gov, not "${text}".`);
}

/** Google's check where both of its keys are set. */
function recaptchaFrom(env: Record<string, string | undefined>): HostOptions['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  if (!siteKey && !secret) return null;
  if (!siteKey || !secret) throw new Error('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are set together.');
  const verifyUrl = env.RECAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify';
  return { siteKey, secret, verifyUrl };
}

/** The origins named, with blanks between them. */
function overridesFrom(text: string | undefined): string[] {
  const named = (text ?? '').split(/\s+/).filter(Boolean);
  const wrong = named.find((origin) => !isSafeAddress(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return named;
  throw new Error(
    `OVERRIDE_ORIGINS holds origins such as http://localhost:3012 (http on localhost only), not "${wrong}".`,
  );
}

/** Nobody has to have a second factor unless it says `admins`. */
function secondFactorFrom(text: string | undefined): FactorPolicy {
  if (!text || text === 'off') return 'off';
  if (text === 'admins') return text;
  throw new Error(`SECOND_FACTOR is "off" or "admins", not "${text}".`);
}

function secretFrom(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (text.length >= SECRET_KEY_MIN) return text;
  throw new Error(`${name} needs at least ${SECRET_KEY_MIN} characters that nobody can guess.`);
}

/** A folder's whole path, or an address without its last slash. */
function releasesFrom(text: string | undefined): string | null {
  if (!text) return null;
  return /^https?:/.test(text) ? text.replace(/\/+$/, '') : path.resolve(text);
}

const GIGA = 1024 ** 3;

/** What an agency's files may take; 0 sets no limit. */
function quotasFrom(env: Record<string, string | undefined>): Settings['quotas'] {
  return {
    uploads: {
      files: positive('UPLOADS_PER_AGENCY', env.UPLOADS_PER_AGENCY, 200),
      bytes: positive('UPLOAD_BYTES_PER_AGENCY', env.UPLOAD_BYTES_PER_AGENCY, 5 * GIGA),
    },
    exports: {
      files: positive('EXPORTS_PER_AGENCY', env.EXPORTS_PER_AGENCY, 500),
      bytes: positive('EXPORT_BYTES_PER_AGENCY', env.EXPORT_BYTES_PER_AGENCY, 20 * GIGA),
    },
  };
}

/** Refuses a production start whose database or mail is reached over a line that others could read or answer. */
function assertSafeLines(env: Record<string, string | undefined>): void {
  const privateHosts = (env.PRIVATE_HOSTS ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const setting of ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL', 'S3_ENDPOINT'] as const) {
    const fault = openLine(setting, env[setting] || null, privateHosts);
    if (fault) throw new Error(fault);
  }
}

function logLevelFrom(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((one) => one === (text || 'info'));
  if (level) return level;
  throw new Error(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function onOrOff(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name} is "on" or "off", not "${text}".`);
}

/** The options as the environment sets them. */
export function optionsFrom(env: Record<string, string | undefined>): HostOptions {
  const faults = [...settingFaults(env), ...misspeltSettings(env, SETTING_NAMES)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const production = env.NODE_ENV === 'production';
  if (production) assertSafeLines(env);
  const seed = env.COUNT_EXCHANGE_SEED ?? 'demo';
  if (seed !== 'demo' && seed !== 'none')
    throw new Error(`COUNT_EXCHANGE_SEED is "demo" or "none", not "${seed}".`);
  return {
    port: positive('PORT', env.PORT, 3000),
    dataFolder: path.resolve(env.COUNT_EXCHANGE_DATA ?? '.data'),
    files: filesFrom(env),
    databaseUrl: env.DATABASE_URL ? env.DATABASE_URL : null,
    replica: replicaFrom(env),
    production,
    role: roleFrom(env),
    // demonstration accounts have a password that everybody knows
    seed: production ? 'none' : seed,
    firstAdmin: env.COUNT_EXCHANGE_ADMIN ? env.COUNT_EXCHANGE_ADMIN : null,
    sessionHours: positive('SESSION_HOURS', env.SESSION_HOURS, 8),
    sessionIdleMinutes: atLeast(5, 'SESSION_IDLE_MINUTES', env.SESSION_IDLE_MINUTES, 8 * 60),
    sessionMaxDays: atLeast(1, 'SESSION_MAX_DAYS', env.SESSION_MAX_DAYS, 7),
    smtpUrl: env.SMTP_URL ? env.SMTP_URL : null,
    mailFrom: env.MAIL_FROM ?? 'Count Exchange <no-reply@count-exchange.example>',
    bounces: bouncesFrom(env),
    mailSigned: onOrOff('MAIL_SIGNED', env.MAIL_SIGNED, false),
    uploadMaxBytes: positive('UPLOAD_MAX_BYTES', env.UPLOAD_MAX_BYTES, UPLOAD_MAX_BYTES),
    quotas: quotasFrom(env),
    photoQuota: {
      files: 0,
      bytes: positive('PHOTO_BYTES_PER_AGENCY', env.PHOTO_BYTES_PER_AGENCY, 5 * GIGA),
    },
    publicUrl: env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : null,
    recaptcha: recaptchaFrom(env),
    map: mapFrom(env),
    qcEmbed: qcEmbedFrom(env),
    weatherUrl: weatherFrom(env),
    weatherShownIn: weatherShownIn(env),
    webhookAllowPrivate: webhookAllowPrivateFrom(env),
    dropFolder: dropFolderFrom(env),
    codeVersion: codeVersionFrom(env, root),
    institute: env.INSTITUTE_NAME?.trim() || DEFAULT_INSTITUTE,
    secondFactor: secondFactorFrom(env.SECOND_FACTOR),
    secretKey: secretFrom('SECRET_KEY', env.SECRET_KEY),
    metricsToken: secretFrom('METRICS_TOKEN', env.METRICS_TOKEN),
    traces: tracesFrom(env),
    ecoVisio: ecoVisioFrom(env),
    releases: releasesFrom(env.COUNT_EXCHANGE_RELEASES),
    sourceMaps: env.SOURCE_MAPS ? path.resolve(env.SOURCE_MAPS) : null,
    releaseKeys: releaseKeysFrom(env.RELEASE_KEYS),
    overrides: overridesFrom(env.OVERRIDE_ORIGINS),
    trustedProxies: trustedProxiesFrom(env.TRUSTED_PROXIES),
    strictSubdomains: onOrOff('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS, true),
    root,
    log: createLog(logLevelFrom(env.LOG_LEVEL)),
    say: (text) => void process.stdout.write(`${text}\n`),
  };
}
