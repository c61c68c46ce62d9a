import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini, type UploadPart } from 's3mini';
import { checkName, FilesAway, isName, MARK, type FileStore } from './file-store.ts';
import { inParts } from './in-parts.ts';
import { isNoFile, isPassing, noBucket, s3Sentence, statusOf, type S3Host } from './s3-fault.rules.ts';
import { uncopied } from './uncopied.ts';
import { unfinishedIn, type Unfinished } from './unfinished.rules.ts';

/** A bucket of a host with an S3-like API, what its names begin with there, and who we are to it. */
export type S3Place = S3Host & {
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How the host is asked, and how long a request that brings or asks little may take, in milliseconds. */
type Network = { patience: number; send: typeof fetch };

/** So long a request that brings or asks little may take, in milliseconds; a file that is read may take longer. */
const PATIENCE_MS = 60_000;
/** Pauses before a request is made again that the host, or the way there, has failed, in milliseconds. */
const PAUSES = [200, 1000];
/** Bytes that are sent at once, and kept in memory until they are there: the least that a host takes for all but the last part. */
const PART = 5 * 1024 * 1024;
/** What a host answers that does not know a request. */
const NOT_IMPLEMENTED = 501;

/** Keeps files as objects of a bucket, for many processes on many machines; what fails is a `FilesAway`. */
export function s3FileStore(place: S3Place, network: Partial<Network> = {}): FileStore {
  const { prefix } = place;
  const host = openHost(place, { patience: PATIENCE_MS, send: fetch, ...network });
  const { short, long, asked } = host;
  const keyOf = (name: string): string => prefix + checkName(name);
  const put = (key: string, bytes: Uint8Array) => asked(() => short.putObject(key, bytes));
  return {
    async write(name, data) {
      const key = keyOf(name);
      const parts = inParts(data, PART);
      const first = (await parts.next()).value ?? new Uint8Array();
      if (first.byteLength === PART) return writeLong(host, { key, first, rest: parts });
      await put(key, first);
      return first.byteLength;
    },
    async *read(name, { start = 0, end } = {}) {
      if (end !== undefined && end <= start) return;
      const isWhole = start === 0 && end === undefined;
      const response = await asked(() => long.getObjectRaw(keyOf(name), isWhole, start, end)).catch(
        (error: unknown) => {
          // the host is there: who waits for it would wait in vain
          throw isNoFile(error) ? new Error(`no file ${name}`, { cause: error }) : error;
        },
      );
      try {
        for await (const piece of response.body ?? []) yield piece;
      } catch (error) {
        throw new FilesAway(s3Sentence(place, error), { cause: error });
      }
    },
    size: (name) => asked(() => absentOr(short.getContentLength(keyOf(name)))),
    remove: async (name) => {
      await asked(() => absentOr(short.deleteObject(keyOf(name))));
    },
    async list() {
      const found = await asked(() => short.listObjects('/', prefix));
      if (!found) throw new FilesAway(noBucket(place));
      return found.flatMap(({ Key, LastModified }) => {
        const name = Key.slice(prefix.length);
        return isName(name) ? [{ name, changed: new Date(LastModified) }] : [];
      });
    },
    async removeParts(before) {
      for (const { key, id, begun } of await unfinished(host, prefix)) {
        const isOurs = key.startsWith(prefix) && isName(key.slice(prefix.length));
        if (isOurs && begun < before) await asked(() => absentOr(short.abortMultipartUpload(key, id)));
      }
    },
    mark: {
      read: () => asked(async () => (await short.getObject(prefix + MARK))?.trim() ?? null),
      write: async (mark) => {
        await put(prefix + MARK, Buffer.from(mark));
      },
    },
  };
}

type Host = ReturnType<typeof openHost>;

/** A client whose requests end after a while, and one for files that are read as long as somebody takes them. */
function openHost(place: S3Place, { patience, send }: Network) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = place;
  const settings = {
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: uncopied(send),
  };
  return {
    place,
    short: new S3mini({ ...settings, requestAbortTimeout: patience }),
    long: new S3mini(settings),
    asked: <T>(ask: () => Promise<T>): Promise<T> => again(place, ask),
  };
}

type LongFile = { key: string; first: Uint8Array; rest: AsyncGenerator<Uint8Array, undefined> };

/** Sends parts as they come; the object is there when all are, else none of them stays. */
async function writeLong({ place, short, asked }: Host, { key, first, rest }: LongFile): Promise<number> {
  const id = await asked(() => short.getMultipartUploadId(key));
  const sent: UploadPart[] = [];
  const send = async (part: Uint8Array) => {
    sent.push(await asked(() => short.uploadPart(key, id, part, sent.length + 1)));
    return part.byteLength;
  };
  try {
    let bytes = await send(first);
    for await (const part of rest) bytes += await send(part);
    const { etag } = await asked(() => short.completeMultipartUpload(key, id, sent));
    // a host may find out after it has begun to answer that it can't
    if (!etag) throw new FilesAway(`FILES_URL: ${place.endpoint} could not put an object together.`);
    return bytes;
  } catch (error) {
    // what can't be taken away now is swept later
    await short.abortMultipartUpload(key, id).catch(() => undefined);
    throw error;
  } finally {
    await rest.return(undefined);
  }
}

/** Uploads in parts that have not ended; none where the host can't tell. */
async function unfinished({ short, asked }: Host, prefix: string): Promise<Unfinished[]> {
  const told = await asked(() =>
    short.listMultipartUploads('/', '', 'GET', { prefix }).catch((error: unknown) => {
      if (statusOf(error) === NOT_IMPLEMENTED) return null;
      throw error;
    }),
  );
  return unfinishedIn(told);
}

/** What a request answers, made again where another try may succeed; it must be one that may be made twice. */
async function again<T>(host: S3Host, ask: () => Promise<T>, pauses = PAUSES): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const [pause, ...later] = pauses;
    if (pause === undefined || !isPassing(error))
      throw new FilesAway(s3Sentence(host, error), { cause: error });
    await sleep(pause);
    return again(host, ask, later);
  }
}

/** Null for what is not there. */
async function absentOr<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
