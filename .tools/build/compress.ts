import { existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const KINDS = ['js', 'css', 'svg', 'json', 'csv'];

/** Whether a build before left the twins of the very same file. */
const isCompressed = (file: string) =>
  ['.br', '.gz'].every(
    (ending) => existsSync(file + ending) && statSync(file + ending).mtimeMs >= statSync(file).mtimeMs,
  );

/** Whole or not at all: what an ended build left half would be taken for the twin. */
function write(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

async function compress(file: string): Promise<void> {
  if (isCompressed(file)) return;
  const bytes = readFileSync(file);
  if (bytes.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  write(`${file}.br`, await brotli(bytes, { params }));
  write(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

/**
 * Writes .br and .gz beside every text file of a build, once, at build time: a server that compresses on first request
 * makes the first person wait. The page stays plain, it gets a nonce per answer.
 */
export async function compressAll(folder: string): Promise<void> {
  const files = globSync(
    KINDS.map((kind) => `**/*.${kind}`),
    { cwd: folder },
  );
  await Promise.all(files.map((file) => compress(path.join(folder, file))));
}
