// Compresses built files once, at build time: a server that compresses on first request makes the first person wait.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const KINDS = ['js', 'css', 'svg', 'json', 'csv'];

async function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await brotli(bytes, { params }));
  writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

/** Writes .br and .gz beside every text file of these folders; index.html stays plain, it gets a nonce per answer. */
export async function compressAll(folders) {
  const files = folders.flatMap((folder) =>
    globSync(
      KINDS.map((kind) => `**/*.${kind}`),
      { cwd: folder },
    ).map((file) => join(folder, file)),
  );
  // registry.json and the manifests change on their own; a stale twin beside them would be served instead
  await Promise.all(files.filter((file) => !/(?:registry|release|shell)\.json$/.test(file)).map(compress));
}
