import { isIP } from 'node:net';
import { addressesOf } from '../platform/db/postgres-address.rules.ts';

/** What the operator's addresses say of a connection: to which host, and whether it is encrypted and its other end proved. */
type Line = { host: string; safe: boolean };

const isHere = (host: string): boolean =>
  host === '' ||
  host === 'localhost' ||
  host.startsWith('/') ||
  host === '::1' ||
  (isIP(host) === 4 && host.startsWith('127.'));

const hostOf = (url: URL): string =>
  decodeURIComponent(url.hostname)
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

/** A PostgreSQL address: its parameter `host` goes before its host; of one that comes twice the last counts. */
function databaseLine(text: string): Line {
  const url = new URL(text);
  const last = (name: string) => url.searchParams.getAll(name).at(-1);
  const weakened = ['ssl', 'uselibpqcompat'].some((name) => url.searchParams.has(name));
  return { host: last('host') ?? hostOf(url), safe: last('sslmode') === 'verify-full' && !weakened };
}

/** A mail server's address: encrypted from the first byte, or not without STARTTLS; and its certificate is looked at. */
function mailLine(text: string): Line {
  const url = new URL(text);
  const weakened = [...url.searchParams.keys()].some(
    (name) => name.startsWith('tls.') || name === 'ignoreTLS',
  );
  const encrypted = url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true';
  return { host: hostOf(url), safe: encrypted && !weakened };
}

/** An object storage: its answers are uploads and exports, and our keys sign what is asked. */
function storageLine(text: string): Line {
  const url = new URL(text);
  return { host: hostOf(url), safe: url.protocol === 'https:' };
}

const LINES = {
  DATABASE_URL: [databaseLine, 'end in sslmode=verify-full'],
  DATABASE_REPLICA_URL: [databaseLine, 'end in sslmode=verify-full'],
  SMTP_URL: [mailLine, 'begin with smtps: or end in requireTLS=true'],
  S3_ENDPOINT: [storageLine, 'begin with https:'],
} as const;

/**
 * What is said of a connection to another host that others could read or answer, or null: a production start is refused
 * with it, unless `PRIVATE_HOSTS` names the host because nobody else is on the way there.
 */
export function openLine(
  setting: keyof typeof LINES,
  address: string | null,
  privateHosts: readonly string[],
): string | null {
  if (address === null) return null;
  const several = setting.startsWith('DATABASE_') ? addressesOf(address) : [address];
  for (const one of several) {
    const fault = openLineTo(setting, one, privateHosts);
    if (fault) return fault;
  }
  return null;
}

function openLineTo(
  setting: keyof typeof LINES,
  address: string,
  privateHosts: readonly string[],
): string | null {
  if (!URL.canParse(address)) return `${setting} must be an address.`;
  const [read, demand] = LINES[setting];
  const { host, safe } = read(address);
  if (safe || isHere(host) || privateHosts.includes(host)) return null;
  return `${setting} leads to ${host} without encryption that is checked. It must ${demand}; where nobody else is on the way, PRIVATE_HOSTS=${host} says so.`;
}
