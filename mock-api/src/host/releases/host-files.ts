import { access } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { takesCoding } from '../../platform/http/asked.rules.ts';
import { fileToSend, type Sendable } from '../files/send-file.ts';
import { isText } from '../files/types.ts';
import { keyOf, RELEASES_PATH } from './addresses.rules.ts';
import type { KeptFiles } from './kept-files.ts';
import { Trouble, type FetchFile } from './release-host.ts';
import { inRelease, integrityOf, sealsOf } from './seal.ts';

const [unbrotli, brotli, gzipped] = [promisify(brotliDecompress), promisify(brotliCompress), promisify(gzip)];
/** Nothing that is deployed unpacks to more. */
const UNPACKED_MOST = 128 * 1024 ** 2;
/** Below this a compressed twin saves nothing. */
const WORTH_BYTES = 1024;

const isFile = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A file as the host has it: `br` is its twin. */
type Fetched = { plain: Buffer; br: Buffer | null };
/** A file in all its forms. `isSound`: it is what its release says of it. */
type Prepared = { plain: Buffer; br: Buffer | null; gz: Buffer | null; isSound: boolean };

async function unpacked(br: Buffer): Promise<Buffer | null> {
  return unbrotli(br, { maxOutputLength: UNPACKED_MOST }).catch(() => null);
}

/** The twin that the build made, if the host has it; the file itself is in it. */
async function fetchTwin(fetchFile: FetchFile, key: string): Promise<Fetched | null> {
  if (!isText(key)) return null;
  const { bytes, isDecoded } = await fetchFile(`${key}.br`);
  // a host that says what the twin is has it unpacked on the way
  if (!bytes || isDecoded) return bytes && { plain: bytes, br: null };
  const plain = await unpacked(bytes);
  return plain && { plain, br: bytes };
}

async function fetchPlain(fetchFile: FetchFile, key: string): Promise<Fetched | null> {
  const { bytes } = await fetchFile(key);
  return bytes && { plain: bytes, br: null };
}

async function compressed(key: string, { plain, br }: Fetched): Promise<Omit<Prepared, 'isSound'>> {
  if (!isText(key) || plain.byteLength < WORTH_BYTES) return { plain, br: null, gz: null };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { plain, br: br ?? (await brotli(plain, { params })), gz: await gzipped(plain) };
}

function sendable(key: string, { plain, br, gz }: Prepared, request: Request): Sendable {
  const accepts = request.headers.get('accept-encoding');
  const forms = [
    ['br', br],
    ['gzip', gz],
  ] as const;
  const [coding, bytes] = forms.find(([name, form]) => form && takesCoding(accepts, name)) ?? [null, plain];
  const whole = bytes ?? plain;
  return {
    name: key,
    size: whole.byteLength,
    etag: `"${integrityOf(whole).slice(7, 39)}"`,
    coding,
    read: (part) => new Uint8Array(part ? whole.subarray(part.start, part.end + 1) : whole),
  };
}

/** The files of a far release host. */
export type HostFiles = {
  /** What to send; null: there is no such file. Throws `Trouble`. */
  toSend: (key: string, request: Request) => Promise<Sendable | null>;
  /** Keeps every file of a release. Throws where one can't be had. */
  fetchWhole: (folder: string) => Promise<void>;
};

/**
 * Fetches them once each, whoever asks how often, compressed on the way where the host has no twin. A file that is what
 * its release says is kept, so that it is there when the host is not; one that is not is refused.
 */
export function hostFiles(fetchFile: FetchFile, kept: KeptFiles | null): HostFiles {
  const sealOf = sealsOf(fetchFile);
  const underWay = new Map<string, Promise<Prepared | null>>();

  async function prepare(key: string): Promise<Prepared | null> {
    const [folder, name] = inRelease(key);
    const sealed = sealOf(folder);
    const twin = await fetchTwin(fetchFile, key);
    const expected = (await sealed)?.[name];
    const isGood = ({ plain }: Fetched) => expected === undefined || integrityOf(plain) === expected;
    const fetched = twin && isGood(twin) ? twin : await fetchPlain(fetchFile, key);
    if (!fetched) return null;
    if (!isGood(fetched)) throw new Trouble(`has ${key} altered`);
    const prepared = { ...(await compressed(key, fetched)), isSound: expected !== undefined };
    if (prepared.isSound) await keep(key, prepared);
    return prepared;
  }

  async function keep(key: string, { plain, br, gz }: Prepared): Promise<void> {
    const twins: [string, Buffer | null][] = [
      [`${key}.br`, br],
      [`${key}.gz`, gz],
      // the last one: whoever finds it finds its twins
      [key, plain],
    ];
    // a disk that is full keeps nobody from the file
    await kept?.keep(twins.flatMap(([name, bytes]) => (bytes ? [[name, bytes]] : []))).catch(() => undefined);
  }

  function prepared(key: string): Promise<Prepared | null> {
    const before = underWay.get(key);
    if (before) return before;
    const now = prepare(key).finally(() => underWay.delete(key));
    underWay.set(key, now);
    return now;
  }

  const fromKept = async (key: string, request: Request) =>
    kept && (await fileToSend(kept.pathOf(key), request));

  async function toSend(key: string, request: Request): Promise<Sendable | null> {
    const found = await fromKept(key, request);
    if (found) {
      await kept?.use(key).catch(() => undefined);
      return found;
    }
    const file = await prepared(key);
    // what was just kept is sent from there, so that it has the same validator from the first time on
    return file && ((await fromKept(key, request)) ?? sendable(key, file, request));
  }

  async function fetchWhole(folder: string): Promise<void> {
    const seal = await sealOf(folder);
    if (!seal || !kept) throw new Trouble(`has no seal of ${folder}`);
    for (const name of Object.keys(seal)) {
      const key = `${folder}/${name}`;
      const isKept = keyOf(RELEASES_PATH + key) === null || (await isFile(kept.pathOf(key)));
      if (!isKept) await prepared(key);
    }
  }

  return { toSend, fetchWhole };
}
