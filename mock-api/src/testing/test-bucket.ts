import { mkdirSync } from 'node:fs';
import path from 'node:path';
import S3rver from 's3rver';
import { s3FileStore } from '../platform/files/s3-file-store.ts';

const KEYS = 'S3RVER';
const BUCKET = 'counts';
const PREFIX = 'files';

/** An S3-like host with one bucket, which it keeps in a folder `buckets` of this one. */
export function testBucket(root: string) {
  const folder = path.join(root, 'buckets');
  const host = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  return {
    /** Where its buckets lie, each in a folder of its name. */
    folder,
    /** Starts it; answers where it is, how a server is told to keep its files there, and what is kept. */
    async run() {
      const endpoint = `http://127.0.0.1:${(await host.run()).port}`;
      // it removes a folder with the last object of it, which another process may be about to write into
      mkdirSync(path.join(folder, BUCKET, PREFIX, 'kept'), { recursive: true });
      const env: Record<string, string> = {
        FILES_URL: `s3://${BUCKET}/${PREFIX}`,
        S3_ENDPOINT: endpoint,
        AWS_ACCESS_KEY_ID: KEYS,
        AWS_SECRET_ACCESS_KEY: KEYS,
      };
      const who = { region: 'us-east-1', accessKeyId: KEYS, secretAccessKey: KEYS };
      return {
        endpoint,
        env,
        store: s3FileStore({ endpoint, bucket: BUCKET, prefix: `${PREFIX}/`, ...who }),
      };
    },
    close: () => host.close(),
  };
}
