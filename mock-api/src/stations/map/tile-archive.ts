import { fstatSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, gunzip, gunzipSync } from 'node:zlib';
import {
  bytesToHeader,
  Compression,
  findTile,
  ResolvedValueCache,
  TileType,
  zxyToTileId,
  type Header,
  type Source,
} from 'pmtiles';
import { plainText } from './plain-text.rules.ts';

/** A tile as it lies in the archive. */
export type StoredTile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** How it is packed, by its name in HTTP; null where it isn't. */
  packed: 'gzip' | 'br' | null;
  /** Another one for other bytes. */
  etag: string;
};
/** Which tile of the web Mercator pyramid. */
type TileNumber = { z: number; x: number; y: number };

/** An archive of street tiles on this machine's disk. */
export type TileArchive = {
  kind: 'raster' | 'vector';
  contentType: string;
  minZoom: number;
  maxZoom: number;
  /** What its maker asks to be said, as plain text; '' where it says nothing. */
  attribution: string;
  /** Null where the archive has no such tile. */
  tile: (of: TileNumber) => Promise<StoredTile | null>;
};

const TYPES: Partial<Record<TileType, Pick<TileArchive, 'kind' | 'contentType'>>> = {
  [TileType.Mvt]: { kind: 'vector', contentType: 'application/vnd.mapbox-vector-tile' },
  [TileType.Png]: { kind: 'raster', contentType: 'image/png' },
  [TileType.Jpeg]: { kind: 'raster', contentType: 'image/jpeg' },
  [TileType.Webp]: { kind: 'raster', contentType: 'image/webp' },
  [TileType.Avif]: { kind: 'raster', contentType: 'image/avif' },
};
const PACKED: Partial<Record<Compression, StoredTile['packed']>> = {
  [Compression.None]: null,
  [Compression.Gzip]: 'gzip',
  [Compression.Brotli]: 'br',
};

const HEADER_BYTES = 127;
/** The root directory ends within so many bytes from the start, and directories lie in each other no deeper (PMTiles 3). */
const [ROOT_ENDS, DEEPEST] = [16_384, 4];
/** Nothing beside the tiles is larger unpacked. */
const LARGEST = { maxOutputLength: 256 * 1024 * 1024 };

const readAsync = promisify(read);
const gunzipAsync = promisify(gunzip);
const unbrotliAsync = promisify(brotliDecompress);

/** The bytes as they were before they were packed. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>, packed: StoredTile['packed']) {
  if (packed === null) return bytes;
  const plain = packed === 'gzip' ? await gunzipAsync(bytes, LARGEST) : await unbrotliAsync(bytes, LARGEST);
  return new Uint8Array(plain);
}

/** Keeps the file open: another one in its place is taken up by the next start. */
function openFile(file: string) {
  try {
    const descriptor = openSync(file, 'r');
    const { size, mtimeMs } = fstatSync(descriptor);
    const bytesAt = (offset: number, length: number) => {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
    };
    bytesAt(0, 1);
    const source: Source = {
      getKey: () => file,
      getBytes: async (offset, length) => {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await readAsync(descriptor, bytes, 0, length, offset);
        return { data: bytes.buffer.slice(0, bytesRead) };
      },
    };
    return { size, mark: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`, bytesAt, source };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${file} can't be read (${code}).`, { cause: error });
  }
}
type OpenFile = ReturnType<typeof openFile>;

/** The first bytes of a file as the header of an archive; throws what is wrong with it. */
function headerOf(file: string, { bytesAt, size }: OpenFile): Header {
  const first = bytesAt(0, HEADER_BYTES);
  const version = first[7];
  if (!Buffer.from(first).toString('latin1').startsWith('PMTiles') || first.length < HEADER_BYTES)
    throw new Error(`${file} is no PMTiles archive.`);
  if (version !== 3) throw new Error(`${file} is a PMTiles archive of version ${version}, not of version 3.`);
  const header = bytesToHeader(first.buffer);
  const { rootDirectoryOffset, rootDirectoryLength, tileDataOffset, tileDataLength = 0 } = header;
  const ends = [
    rootDirectoryOffset + rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    tileDataOffset + tileDataLength,
  ];
  if (ends.some((end) => end > size)) throw new Error(`${file} is cut short: it says that more follows.`);
  if (header.minZoom > header.maxZoom || rootDirectoryOffset + rootDirectoryLength > ROOT_ENDS)
    throw new Error(`${file} is a damaged PMTiles archive.`);
  return header;
}

function packedBy(file: string, compression: Compression): StoredTile['packed'] {
  const packed = PACKED[compression];
  if (packed !== undefined) return packed;
  const name = Compression[compression] ?? compression;
  throw new Error(`${file} is packed in a way that can't be read (${name}): gzip, Brotli or not at all.`);
}

/** What the archive says of itself; throws where that, or its first directory, can't be unpacked. */
function metadataOf(file: string, { bytesAt }: OpenFile, header: Header): Record<string, unknown> {
  const packed = packedBy(file, header.internalCompression);
  const unpack = (offset: number, length: number) => {
    const bytes = bytesAt(offset, length);
    if (packed === null) return bytes;
    return packed === 'gzip' ? gunzipSync(bytes, LARGEST) : brotliDecompressSync(bytes, LARGEST);
  };
  try {
    unpack(header.rootDirectoryOffset, header.rootDirectoryLength);
    const text = Buffer.from(unpack(header.jsonMetadataOffset, header.jsonMetadataLength)).toString();
    const said: unknown = JSON.parse(text || '{}');
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch (error) {
    throw new Error(`${file} is a damaged PMTiles archive.`, { cause: error });
  }
}

/**
 * Opens a PMTiles archive of version 3. Throws a sentence for whoever starts the server, which begins with the file:
 * where it can't be read, is none, is damaged, or holds what a browser can't draw.
 */
export function openTileArchive(file: string): TileArchive {
  const opened = openFile(file);
  const header = headerOf(file, opened);
  const type = TYPES[header.tileType];
  if (!type)
    throw new Error(
      `${file} holds tiles that can't be drawn (type ${header.tileType}): MVT, PNG, JPEG, WebP or AVIF.`,
    );
  const packed = packedBy(file, header.tileCompression);
  const { attribution } = metadataOf(file, opened, header);
  const inside = packedBy(file, header.internalCompression);
  const directories = new ResolvedValueCache(200, true, async (bytes) => {
    const { buffer } = await unpacked(new Uint8Array(bytes), inside);
    return buffer;
  });
  const { minZoom, maxZoom } = header;
  return {
    ...type,
    minZoom,
    maxZoom,
    attribution: typeof attribution === 'string' ? plainText(attribution) : '',
    tile: async ({ z, x, y }) => {
      if (z < minZoom || z > maxZoom || x >= 2 ** z || y >= 2 ** z) return null;
      const id = zxyToTileId(z, x, y);
      let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
      for (let depth = 0; depth < DEEPEST; depth++) {
        const entry = findTile(await directories.getDirectory(opened.source, offset, length, header), id);
        if (!entry) return null;
        if (entry.runLength > 0) {
          const at = header.tileDataOffset + entry.offset;
          const { data } = await opened.source.getBytes(at, entry.length);
          const etag = `"${opened.mark}-${entry.offset.toString(36)}-${entry.length.toString(36)}"`;
          return { bytes: new Uint8Array(data), packed, etag };
        }
        [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
      }
      throw new Error(`${file} is a damaged PMTiles archive: its directories have no end.`);
    },
  };
}
