import { isEmail } from 'shared-domain';
import { addressesOf, hostsFault } from '../platform/db/postgres-address.rules.ts';

type Env = Record<string, string | undefined>;

const PORT_MOST = 65_535;

function portFault(name: string, text: string): string | null {
  const port = Number(text);
  // what is no number at all is told where it is read
  if (Number.isNaN(port) || (Number.isInteger(port) && port >= 0 && port <= PORT_MOST)) return null;
  return `${name} must be a whole number from 0 to ${PORT_MOST}, not "${text}".`;
}

/** An address may hold a password: what was set is not repeated. */
const addressFault =
  (protocols: readonly string[], example: string) =>
  (name: string, text: string): string | null =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? null
      : `${name} must be an address such as ${example}.`;

function wholeFault(name: string, text: string): string | null {
  const value = Number(text);
  if (Number.isNaN(value) || value < 0 || Number.isSafeInteger(value)) return null;
  return `${name} must be a whole number, not "${text}".`;
}

const mailFault = (name: string, text: string) =>
  isEmail(text) ? null : `${name} must be an e-mail address, not "${text}".`;

const senderFault = (name: string, text: string) =>
  isEmail((/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim())
    ? null
    : `${name} must be an e-mail address such as Counts <counts@agency.example>, not "${text}".`;

/** A sign and an e-mail's id come before the @, where 64 characters have room. */
const RETURN_MOST = 64 - '+'.length - 36;

const returnFault = (name: string, text: string) =>
  mailFault(name, text) ??
  (text.lastIndexOf('@') <= RETURN_MOST
    ? null
    : `${name} may have ${RETURN_MOST} characters before the @, where an e-mail's id is added.`);

const isDatabase = addressFault(
  ['postgres:', 'postgresql:', 'socket:'],
  'postgres://counts@db.example/counts?sslmode=verify-full',
);

/** The primary or its standbys, of which several hosts may be named. */
const databaseFault =
  (role: 'primary' | 'standby') =>
  (name: string, text: string): string | null => {
    for (const address of addressesOf(text)) {
      const fault = isDatabase(name, address);
      if (fault) return fault;
    }
    const fault = hostsFault(text, role);
    return fault && `${name} ${fault}`;
  };

/** A bucket, or a folder by its whole path. */
function filesFault(name: string, text: string): string | null {
  const isFolder = text.startsWith('/') || /^(file:\/\/\/|[A-Za-z]:[\\/])/.test(text);
  const isBucket = URL.canParse(text) && /^s3:\/\/[^/@:?#]+(\/[^?#]*)?$/.test(text);
  if (isFolder || isBucket) return null;
  return `${name} must be a bucket such as s3://counts/files, or the whole path of a folder that all processes share.`;
}

const folderFault = (name: string, text: string): string | null =>
  /^(\/|[A-Za-z]:[\\/])/.test(text)
    ? null
    : `${name} must be the whole path of a folder that all processes which work on jobs share, not "${text}".`;

const CHECKS: Record<string, (name: string, text: string) => string | null> = {
  PORT: portFault,
  DATABASE_URL: databaseFault('primary'),
  DATABASE_REPLICA_URL: databaseFault('standby'),
  FILES_URL: filesFault,
  DROP_FOLDER: folderFault,
  S3_ENDPOINT: addressFault(['http:', 'https:'], 'https://s3.example'),
  SMTP_URL: addressFault(['smtp:', 'smtps:'], 'smtps://mail.example'),
  MAIL_FROM: senderFault,
  MAIL_BOUNCES_TO: returnFault,
  COUNT_EXCHANGE_ADMIN: mailFault,
  UPLOAD_MAX_BYTES: wholeFault,
  UPLOADS_PER_AGENCY: wholeFault,
  UPLOAD_BYTES_PER_AGENCY: wholeFault,
  EXPORTS_PER_AGENCY: wholeFault,
  EXPORT_BYTES_PER_AGENCY: wholeFault,
  PHOTO_BYTES_PER_AGENCY: wholeFault,
};

/**
 * What is wrong with single settings, a sentence for each, all of them at once: whoever starts the server mends them in
 * one go, and none of them shows only when somebody first needs it.
 */
export function settingFaults(env: Env): string[] {
  return Object.entries(CHECKS).flatMap(([name, check]) => {
    const text = env[name];
    return (text && check(name, text)) || [];
  });
}
