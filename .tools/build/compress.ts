import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const KINDS = ['js', 'css', 'svg', 'json', 'csv'];

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await brotli(bytes, { params }));
  writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

/**
 * Writes .br and .gz beside every text file of a build, once, at build time: a server that compresses on first request
 * makes the first person wait. index.html stays plain, it gets a nonce per answer.
 */
export async function compressAll(folder: string): Promise<void> {
  const files = globSync(
    KINDS.map((kind) => `**/*.${kind}`),
    { cwd: folder },
  );
  // registry.json and shell.json change on their own; a stale twin beside them would be served instead
  const lasting = files.filter((file) => !/(?:registry|shell)\.json$/.test(file));
  await Promise.all(lasting.map((file) => compress(path.join(folder, file))));
}
