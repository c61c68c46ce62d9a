import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

/** A tile of a made archive, as it lies there: packed already where the archive says so. */
export type MadeTile = { z: number; x: number; y: number; bytes: Uint8Array };
type Made = {
  tiles: readonly MadeTile[];
  type?: TileType;
  tileCompression?: Compression;
  internalCompression?: Compression;
  metadata?: object | string;
  /** Puts the tiles into a directory below the first. */
  leaves?: boolean;
  version?: number;
  /** So many bytes are missing at the end. */
  cut?: number;
};

const OPEN_STREET_MAP =
  '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>';

function varint(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80);
  return [...bytes, left];
}

type Entry = { id: number; run: number; length: number; offset: number };
/** A directory as PMTiles writes it: columns of ids as steps, runs, lengths, and offsets by one more. */
function directory(entries: readonly Entry[]): Buffer {
  const steps = entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0));
  const columns = [
    [entries.length],
    steps,
    entries.map(({ run }) => run),
    entries.map(({ length }) => length),
    entries.map(({ offset }) => offset + 1),
  ];
  return Buffer.from(columns.flat().flatMap(varint));
}

/** The bytes of a PMTiles archive of these tiles; by itself one of vector tiles, packed by gzip inside, with an attribution. */
export function archiveBytes(made: Made): Buffer {
  const { type = TileType.Mvt, tileCompression = Compression.None, version = 3 } = made;
  const { internalCompression = Compression.Gzip, metadata = { attribution: OPEN_STREET_MAP } } = made;
  const pack = (bytes: Buffer) => (internalCompression === Compression.Gzip ? gzipSync(bytes) : bytes);
  const tiles = made.tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .toSorted((a, b) => a.id - b.id);
  let end = 0;
  const entries = tiles.map(({ id, bytes }) => {
    const entry = { id, run: 1, length: bytes.byteLength, offset: end };
    end += bytes.byteLength;
    return entry;
  });
  const below = pack(directory(entries));
  const first = { id: entries[0]?.id ?? 0, run: 0, length: below.byteLength, offset: 0 };
  const root = made.leaves ? pack(directory([first])) : below;
  const leaves = made.leaves ? below : Buffer.alloc(0);
  const said = pack(Buffer.from(typeof metadata === 'string' ? metadata : JSON.stringify(metadata)));
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header.writeUInt8(version, 7);
  let at = header.byteLength;
  [root, said, leaves, { byteLength: end }].forEach(({ byteLength }, part) => {
    header.writeBigUInt64LE(BigInt(at), 8 + part * 16);
    header.writeBigUInt64LE(BigInt(byteLength), 16 + part * 16);
    at += byteLength;
  });
  const zooms = tiles.map(({ z }) => z);
  [internalCompression, tileCompression, type, Math.min(...zooms), Math.max(...zooms)].forEach(
    (value, part) => header.writeUInt8(value, 97 + part),
  );
  const whole = Buffer.concat([header, root, said, leaves, ...tiles.map(({ bytes }) => bytes)]);
  return whole.subarray(0, whole.byteLength - (made.cut ?? 0));
}

/** The same in a file of its own; answers where. */
export function madeArchive(made: Made): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'count-exchange-tiles-')), 'made.pmtiles');
  writeFileSync(file, archiveBytes(made));
  return file;
}
