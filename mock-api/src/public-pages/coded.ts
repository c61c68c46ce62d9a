import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesCoding } from '../platform/http/asked.rules.ts';

/** How a text is sent: as it is, or compressed. */
export type Coding = 'br' | 'gzip' | null;

/** A page is compressed anew for each reader, so not to the last byte. */
const QUALITY = 5;

/** The coding that a browser takes. */
export function codingFor(accepts: string | null): Coding {
  if (takesCoding(accepts, 'br')) return 'br';
  return takesCoding(accepts, 'gzip') ? 'gzip' : null;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** A text in a coding. */
export async function coded(text: string, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === null) return new TextEncoder().encode(text);
  const bytes =
    coding === 'br'
      ? await asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : await asGzip(text);
  return new Uint8Array(bytes);
}
