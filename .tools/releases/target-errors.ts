import { S3NetworkError, S3ServiceError } from 's3mini';

/** Codes of the system by which a folder refuses, with what a person can do. */
const FOLDER: Record<string, string> = {
  EACCES: 'this account may not read or write there. Give it the right, or name another folder with --to',
  EPERM: 'this account may not read or write there. Give it the right, or name another folder with --to',
  EROFS: 'it can only be read. Name another folder with --to',
  ENOSPC: 'its disk is full. Make room: npm run prune takes old versions away',
  ENOTDIR: 'it is a file, or stands below one. Name a folder with --to',
  EISDIR: 'a folder stands where a file belongs. Take it away, or name another folder with --to',
};

/** What a person reads in place of the system's own words for a folder; null where nothing is known. */
export function folderSentence(folder: string, error: unknown): string | null {
  const known = FOLDER[(error as NodeJS.ErrnoException).code ?? ''];
  return known === undefined ? null : `${folder} can't be used: ${known}.`;
}

/** Where a host with an S3-like API is, and the bucket there. */
export type Host = { endpoint: string; bucket: string };

/** Of a bucket that is not there. */
export const noBucket = ({ endpoint, bucket }: Host) =>
  `There is no bucket ${bucket} at ${endpoint}. Make it, or correct --to s3://….`;

/** What a person reads in place of what the host, or the way there, says. */
export function hostSentence(host: Host, error: unknown): string {
  const { endpoint, bucket } = host;
  if (error instanceof S3ServiceError) {
    const { status, serviceCode } = error;
    if (status === 401 || status === 403)
      return `${endpoint} refuses these credentials for the bucket ${bucket} (${serviceCode}). AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be those of an account that may list, read and write it; S3_REGION is its region.`;
    if (status === 404) return noBucket(host);
    return `${endpoint} answered ${status} (${serviceCode}). Is S3_ENDPOINT the address of a host with an S3-like API?`;
  }
  const cause = (error as Error).cause as Error | undefined;
  const reason = error instanceof S3NetworkError ? error.message.split(': ').at(-1) : cause?.message;
  return reason
    ? `${endpoint} can't be reached (${reason}). Is S3_ENDPOINT right, and is there a way to it from here?`
    : `${endpoint} does not answer as a host with an S3-like API does. Is S3_ENDPOINT right?`;
}
