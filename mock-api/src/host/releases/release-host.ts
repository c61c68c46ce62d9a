import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sendRequest, type SendRequest } from '../../platform/http/send-request.ts';

/** What a release host does wrong, as the log says it. */
export class Trouble extends Error {}

/** How long a host may keep us waiting, in milliseconds. */
type Clocks = {
  /** For its answer to begin. */
  answer: number;
  /** Between two pieces of it: a slow line goes on, a silent one ends. */
  silence: number;
  /** For all of it; none: as long as it takes. */
  whole?: number;
};

/** Shorter than any page waits: what stands in is there in time. */
const REGISTRY: Clocks = { answer: 2000, silence: 2000, whole: 5000 };
const FILE: Clocks = { answer: 5000, silence: 5000 };
const REGISTRY_MOST = 8 * 1024 ** 2;
const FILE_MOST = 64 * 1024 ** 2;

/** What a host answers: `bytes` are null where there is nothing. `isDecoded`: they came in a coding and are out of it. */
type HostAnswer = { bytes: Buffer | null; isDecoded: boolean };

/** Where releases are deployed to. */
export type ReleaseHost = {
  /** A folder or an address. */
  name: string;
  /** What is in registry.json; null where nothing was ever deployed. Throws `Trouble`. */
  registry: () => Promise<unknown>;
  /** Fetches a file of a far host; null: it is a folder, whose files are read where they are. */
  file: FetchFile | null;
};

/** Fetches a file of a host by its key. Throws `Trouble`. */
export type FetchFile = (key: string) => Promise<HostAnswer>;

async function fetched(
  send: SendRequest,
  address: string,
  clocks: Clocks,
  most: number,
): Promise<HostAnswer> {
  const given = new AbortController();
  const giveUp = () => given.abort(new Trouble('does not answer'));
  const whole = clocks.whole === undefined ? undefined : setTimeout(giveUp, clocks.whole);
  let clock = setTimeout(giveUp, clocks.answer);
  try {
    const request = new Request(address, { headers: { 'cache-control': 'no-cache' } });
    const reply = await send(request, given.signal);
    // some hosts answer 403 for what isn't there
    if (reply.status === 404 || reply.status === 403) return { bytes: null, isDecoded: false };
    if (!reply.ok) throw new Trouble(`answers ${reply.status}`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of reply.body ?? []) {
      clearTimeout(clock);
      clock = setTimeout(giveUp, clocks.silence);
      size += (piece as Uint8Array).byteLength;
      if (size > most) throw new Trouble(`answers with more than ${most} bytes`);
      pieces.push(piece);
    }
    return { bytes: Buffer.concat(pieces), isDecoded: reply.headers.has('content-encoding') };
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(`can't be reached (${reasonOf(error)})`);
  } finally {
    clearTimeout(clock);
    clearTimeout(whole);
    // what is left of a refused answer need not come
    given.abort();
  }
}

/** What Node says of a failed connection stands below what `fetch` says of it. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : message;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Trouble('answers with something that is no JSON');
  }
}

const addressOf = (base: string, key: string) =>
  `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;

function farHost(address: string, send: SendRequest): ReleaseHost {
  return {
    name: address,
    registry: async () => {
      const { bytes } = await fetched(send, `${address}/registry.json`, REGISTRY, REGISTRY_MOST);
      return bytes && parsed(bytes.toString());
    },
    file: (key) => fetched(send, addressOf(address, key), FILE, FILE_MOST),
  };
}

function folderHost(folder: string): ReleaseHost {
  return {
    name: folder,
    registry: async () => {
      const file = path.join(folder, 'registry.json');
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw new Trouble(`can't be read (${error.code})`);
      });
      return text === null ? null : parsed(text);
    },
    file: null,
  };
}

/** Opens a folder or the address of a static host, which is asked by `send`. */
export const releaseHost = (releases: string, send: SendRequest = sendRequest): ReleaseHost =>
  /^https?:/.test(releases) ? farHost(releases, send) : folderHost(releases);
