import { createHash } from 'node:crypto';
import type { FileStore } from '../../platform/files/index.ts';
import { streamOf } from '../../platform/files/stream-of.ts';
import { isKnown, type Part } from '../../platform/http/asked.rules.ts';
import { sendPart } from '../../platform/http/send-part.ts';

/** Whatever page may ask for it and show it; nobody's cookies go along. */
const FOR_EVERYBODY = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Accept-Ranges, Content-Length, Content-Range, Link, Location, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** How long what is out may be kept: what never changes for good, what is the newest for five minutes. */
const CACHE = {
  file: 'public, max-age=31536000, immutable',
  newest: 'public, max-age=300, stale-while-revalidate=86400',
} as const;

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  parquet: 'application/vnd.apache.parquet',
  geojson: 'application/geo+json',
  json: 'application/json',
  csvw: 'application/csvm+json',
} as const;
type OpenType = keyof typeof TYPES;

/** What goes with a file: how long it may be kept, what it is called once it is saved, where its license is told and what it is cited by. */
export type OpenFileFacts = {
  type: OpenType;
  cache: keyof typeof CACHE;
  name: string;
  links?: Partial<Record<'license' | 'cite-as' | 'describedby', string | readonly string[]>>;
};

/** Links of a header (RFC 8288; `cite-as` is RFC 8574). */
const linkOf = (links: NonNullable<OpenFileFacts['links']>): { link?: string } => {
  const told = Object.entries(links).flatMap(([rel, addresses]) =>
    [addresses].flat().map((address) => `<${address}>; rel="${rel}"`),
  );
  return told.length > 0 ? { link: told.join(', ') } : {};
};

const headersOf = ({ type, cache, name, links = {} }: OpenFileFacts): Record<string, string> => ({
  ...FOR_EVERYBODY,
  'content-type': TYPES[type],
  'cache-control': CACHE[cache],
  vary: 'Accept-Encoding',
  'content-disposition': `attachment; filename="${name}"`,
  ...linkOf(links),
});

/** A text as a file. */
export const sendText = (request: Request, text: string, facts: OpenFileFacts): Response =>
  sendBytes(request, new TextEncoder().encode(text), facts);

const tagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** To be raised when files are packed otherwise than before. */
const PACKED = 1;

/** The mark of a file that is packed anew each time it is asked for: of a version of a station the same content, so the same bytes. */
export const madeTag = (hash: string, year: number, file: string): string =>
  tagOf([hash, year, file, PACKED].join(' '));

/** That whoever asks has it already; null where they have not. */
export const sendKnown = (request: Request, etag: string, facts: OpenFileFacts): Response | null =>
  isKnown(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers: { ...headersOf(facts), etag } })
    : null;

/** Bytes as a file, with what they hash to as its mark unless another one is known. */
export function sendBytes(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  facts: OpenFileFacts,
  etag = tagOf(bytes),
): Response {
  const read = (part?: Part) => (part ? bytes.slice(part.start, part.end + 1) : bytes);
  return sendPart(request, { size: bytes.byteLength, etag, coding: null, read }, headersOf(facts));
}

/** A file that is kept. */
export function sendKept(
  request: Request,
  files: FileStore,
  { name, bytes, sha256 }: { name: string; bytes: number; sha256: string },
  facts: OpenFileFacts,
): Response {
  const read = (part?: Part) => streamOf(files, name, part);
  return sendPart(request, { size: bytes, etag: `"${sha256}"`, coding: null, read }, headersOf(facts));
}

/** Where the newest is. */
export const toNewest = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: { ...FOR_EVERYBODY, location, 'cache-control': 'public, max-age=300' },
  });

/** What a browser asks before it asks for a part of a file from another site's page. */
export const mayAsk = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...FOR_EVERYBODY,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Range, If-None-Match, If-Range',
      'access-control-max-age': '86400',
      'cache-control': CACHE.newest,
    },
  });

/** The headers of a refusal: others' pages may read it, and it may be another answer in five minutes. */
export const REFUSED = { ...FOR_EVERYBODY, 'cache-control': 'public, max-age=300' };
