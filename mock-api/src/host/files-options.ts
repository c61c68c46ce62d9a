import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Place } from '../platform/files/index.ts';

/** Where files are kept: in the data folder, in a folder that processes share, or in a bucket. */
export type FilesPlace =
  { in: 'data folder' } | { in: 'folder'; folder: string } | ({ in: 'bucket' } & S3Place);

type Env = Record<string, string | undefined>;

/** What `FILES_URL` says, with the credentials that a bucket needs. Throws a sentence for what can't be. */
export function filesFrom(env: Env): FilesPlace {
  const { FILES_URL: text, DATABASE_URL: databaseUrl } = env;
  if (!text) return { in: 'data folder' };
  if (!databaseUrl)
    throw new Error(
      'FILES_URL needs DATABASE_URL: the embedded database keeps its files beside it, so that a backup holds both.',
    );
  if (!text.startsWith('s3:'))
    return { in: 'folder', folder: text.startsWith('file:') ? fileURLToPath(text) : path.resolve(text) };
  const { hostname: bucket, pathname } = new URL(text);
  const below = pathname.replaceAll(/^\/+|\/+$/g, '');
  return {
    in: 'bucket',
    bucket,
    prefix: below === '' ? '' : `${below}/`,
    endpoint: needed(env, 'S3_ENDPOINT').replace(/\/+$/, ''),
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: needed(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'AWS_SECRET_ACCESS_KEY'),
  };
}

function needed(env: Env, name: string): string {
  const { [name]: value } = env;
  if (value) return value;
  throw new Error(`${name} must be set for FILES_URL=s3://….`);
}
