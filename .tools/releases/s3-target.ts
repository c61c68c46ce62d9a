import { S3mini } from 's3mini';
import { hostSentence, noBucket, type Host } from './target-errors.ts';
import type { Target } from './target.ts';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

function setting(env: Record<string, string | undefined>, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} must be set for an s3:// target.`);
  return value;
}

function endpointOf(env: Record<string, string | undefined>): string {
  const endpoint = setting(env, 'S3_ENDPOINT');
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error(`S3_ENDPOINT is ${endpoint}, which is no address: it is as in https://s3.example.org.`);
  return endpoint.replace(/\/$/, '');
}

/** A static host with an S3-like API. */
export function s3Target(to: string, env: Record<string, string | undefined>): Target {
  const { hostname: bucket, pathname } = new URL(to);
  const base = pathname.replace(/^\//, '').replace(/([^/])\/*$/, '$1/');
  const host: Host = { endpoint: endpointOf(env), bucket };
  const store = new S3mini({
    endpoint: `${host.endpoint}/${bucket}`,
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId: setting(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: setting(env, 'AWS_SECRET_ACCESS_KEY'),
  });
  const asked = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw new Error(hostSentence(host, error), { cause: error });
    });
  return {
    name: to,
    read: async (key) => {
      const bytes = await asked(store.getObjectArrayBuffer(base + key));
      return bytes && new Uint8Array(bytes);
    },
    write: async (key, bytes, { forever }) => {
      const type = TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      const headers = { 'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-store' };
      await asked(store.putObject(base + key, Buffer.from(bytes), type, undefined, headers));
    },
    list: async (prefix) => {
      const found = await asked(store.listObjects('/', base + prefix));
      if (!found) throw new Error(noBucket(host));
      return found.map(({ Key, LastModified }) => ({
        key: Key.slice(base.length),
        changed: new Date(LastModified),
      }));
    },
    remove: async (key) => {
      await asked(store.deleteObject(base + key));
    },
  };
}
