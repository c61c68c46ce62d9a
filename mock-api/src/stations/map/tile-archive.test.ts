import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Compression, TileType } from 'pmtiles';
import { madeArchive } from '../../testing/made-archive.ts';
import { openTileArchive, unpacked } from './tile-archive.ts';

const AUSTIN = { z: 12, x: 935, y: 1686 };
const at = (z: number, x: number, y: number, text: string) => ({ z, x, y, bytes: Buffer.from(text) });
const textOf = async (archive: ReturnType<typeof openTileArchive>, z: number, x: number, y: number) => {
  const tile = await archive.tile({ z, x, y });
  return tile && Buffer.from(await unpacked(tile.bytes, tile.packed)).toString();
};

test.each([false, true])('tiles are found by their numbers, in directories below too: %s', async (leaves) => {
  const tiles = [at(0, 0, 0, 'world'), at(12, 935, 1686, 'Austin'), at(12, 935, 1687, 'south of it')];
  const archive = openTileArchive(madeArchive({ tiles, leaves }));
  expect(await textOf(archive, 0, 0, 0)).toBe('world');
  expect(await textOf(archive, 12, 935, 1686)).toBe('Austin');
  expect(await textOf(archive, 12, 935, 1687)).toBe('south of it');
  expect(await textOf(archive, 12, 935, 1688)).toBeNull();
  expect(archive).toMatchObject({ kind: 'vector', minZoom: 0, maxZoom: 12 });
});

test.each([
  [13, 935, 1686],
  [12, 4096, 0],
  [12, 0, 99_999_999],
])('there is none at %s/%s/%s, outside of the pyramid', async (z, x, y) => {
  const archive = openTileArchive(madeArchive({ tiles: [at(12, 0, 0, 'corner')] }));
  expect(await archive.tile({ z, x, y })).toBeNull();
});

test.each([
  [Compression.None, null, (text: string) => Buffer.from(text)],
  [Compression.Gzip, 'gzip', (text: string) => gzipSync(text)],
  [Compression.Brotli, 'br', (text: string) => brotliCompressSync(text)],
])('tiles may be packed (%s: %s)', async (tileCompression, packed, pack) => {
  const archive = openTileArchive(
    madeArchive({ tiles: [{ ...AUSTIN, bytes: pack('Austin') }], tileCompression }),
  );
  expect((await archive.tile(AUSTIN))?.packed).toBe(packed);
  expect(await textOf(archive, 12, 935, 1686)).toBe('Austin');
});

test.each([
  [TileType.Mvt, 'vector', 'application/vnd.mapbox-vector-tile'],
  [TileType.Png, 'raster', 'image/png'],
  [TileType.Jpeg, 'raster', 'image/jpeg'],
  [TileType.Webp, 'raster', 'image/webp'],
])('it holds one kind of tiles (%s: %s, %s)', (type, kind, contentType) => {
  expect(openTileArchive(madeArchive({ tiles: [at(1, 0, 0, 'tile')], type }))).toMatchObject({
    kind,
    contentType,
  });
});

test('tiles have marks of their own, which stay as long as the file does', async () => {
  const file = madeArchive({ tiles: [at(1, 0, 0, 'one'), at(1, 1, 0, 'another')] });
  const marks = async () => {
    const archive = openTileArchive(file);
    return [await archive.tile({ z: 1, x: 0, y: 0 }), await archive.tile({ z: 1, x: 1, y: 0 })].map(
      (tile) => tile?.etag,
    );
  };
  const first = await marks();
  expect(first[0]).toMatch(/^"[\w-]+"$/);
  expect(first[0]).not.toBe(first[1]);
  expect(await marks()).toEqual(first);
});

const tiles = [at(1, 0, 0, 'tile')];
test.each([
  ['a tile of it is missing', { cut: 2 }, 'is cut short: it says that more follows.'],
  ['of version 2', { version: 2 }, 'is a PMTiles archive of version 2, not of version 3.'],
  ['MapLibre tiles', { type: TileType.Mlt }, "holds tiles that can't be drawn (type 6)"],
  ['unknown tiles', { type: 0 }, "holds tiles that can't be drawn (type 0)"],
  ['tiles packed by Zstandard', { tileCompression: 4 }, "is packed in a way that can't be read (Zstd)"],
  [
    'directories packed somehow',
    { internalCompression: 0 },
    "is packed in a way that can't be read (Unknown)",
  ],
  ['directories packed otherwise than it says', { internalCompression: 3 }, 'is a damaged PMTiles archive.'],
  ['words of its own that are none', { metadata: '{' }, 'is a damaged PMTiles archive.'],
])('an archive with %s is refused with a sentence', (_what, wrong, sentence) => {
  const file = madeArchive({ tiles, ...wrong });
  expect(() => openTileArchive(file)).toThrow(`${file} ${sentence}`);
});

test('an attribution is plain text, and may be missing', () => {
  const of = (metadata: object) => openTileArchive(madeArchive({ tiles, metadata })).attribution;
  expect(of({ attribution: '<b>Maps</b> &amp; more' })).toBe('Maps & more');
  expect(of({ attribution: 7 })).toBe('');
  expect(of({})).toBe('');
});

test('a folder is no archive', () =>
  expect(() => openTileArchive(import.meta.dirname)).toThrow("can't be read (EISDIR)."));
