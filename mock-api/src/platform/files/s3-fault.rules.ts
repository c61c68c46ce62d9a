import { S3ServiceError } from 's3mini';

/** Where a host with an S3-like API is, and the bucket there. */
export type S3Host = { endpoint: string; bucket: string };

/** Of a bucket that is not there. */
export const noBucket = ({ endpoint, bucket }: S3Host): string =>
  `FILES_URL: there is no bucket ${bucket} at ${endpoint}.`;

const REFUSED = new Set([401, 403]);

/** What the host answered, where it did; the client wraps some of it. */
const answerIn = (error: unknown): S3ServiceError | null =>
  causesOf(error).find((one) => one instanceof S3ServiceError) ?? null;

/** Whether another try may succeed: the host was not reached, was silent, or was busy. */
export function isPassing(error: unknown): boolean {
  const answer = answerIn(error);
  return answer === null || answer.status >= 500 || answer.status === 429;
}

/** The status that the host answered with; null where it did not. */
export const statusOf = (error: unknown): number | null => answerIn(error)?.status ?? null;

/** Whether the host has the bucket, and not this file in it. */
export const isNoFile = (error: unknown): boolean => answerIn(error)?.serviceCode === 'NoSuchKey';

/** What an operator reads in place of what an object storage, or the way there, says. */
export function s3Sentence(host: S3Host, error: unknown): string {
  const { endpoint, bucket } = host;
  const answer = answerIn(error);
  if (answer) {
    const { status, serviceCode } = answer;
    if (REFUSED.has(status))
      return `FILES_URL: ${endpoint} refuses the bucket ${bucket} to these credentials (${serviceCode ?? status}). AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be an account's that may list, read, write and delete there, S3_REGION the bucket's region.`;
    if (status === 404) return noBucket(host);
    return `FILES_URL: ${endpoint} answered ${status} (${serviceCode ?? 'no reason given'}). S3_ENDPOINT must be the address of a host with an S3-like API.`;
  }
  const said = causesOf(error);
  if (said.some(({ name }) => name === 'TimeoutError')) return `FILES_URL: ${endpoint} does not answer.`;
  const code = said.map((one) => (one as NodeJS.ErrnoException).code).findLast(Boolean);
  const reason = code ?? said.at(-1)?.message ?? String(error);
  return `FILES_URL: ${endpoint} can't be reached (${reason}). S3_ENDPOINT must be its address.`;
}

/** An error, and what caused it, the deepest last. */
const causesOf = (error: unknown): Error[] =>
  typeof error === 'object' && error !== null ? [error as Error, ...causesOf((error as Error).cause)] : [];
