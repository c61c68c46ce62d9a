// Loaded into the server before anything else: follows the embedded database's calls to the file system, and keeps in
// CHAOS_SYNCED what an fsync has made sure of in CHAOS_DISK. What is written without one is not copied.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const disk = path.resolve(process.env.CHAOS_DISK ?? '');
const synced = path.resolve(process.env.CHAOS_SYNCED ?? '');
const plain = { ...fs };
/** The paths behind open files. */
const open = new Map();
/** What was written to a file since its last sync: pieces, or all of it. */
const written = new Map();

const textOf = (target) => (target instanceof URL ? target.pathname : String(target));
const isOurs = (target) => path.resolve(textOf(target)).startsWith(disk + path.sep);
const twin = (target) => path.join(synced, path.resolve(textOf(target)).slice(disk.length + 1));
const piecesOf = (file) => {
  if (!written.has(file)) written.set(file, { all: false, pieces: [] });
  return written.get(file);
};

function follow(name, also) {
  fs[name] = (...args) => {
    const result = plain[name](...args);
    also(result, ...args);
    return result;
  };
}

follow('openSync', (fd, target, flags) => {
  if (!isOurs(target)) return;
  const file = path.resolve(textOf(target));
  open.set(fd, file);
  const isTruncated =
    typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : String(flags ?? 'r').startsWith('w');
  if (isTruncated) piecesOf(file).all = true;
});
follow('closeSync', (_, fd) => open.delete(fd));
follow('writeSync', (bytes, fd, _data, _offset, _length, position) => {
  const file = open.get(fd);
  if (!file) return;
  if (typeof position === 'number') piecesOf(file).pieces.push([position, bytes]);
  else piecesOf(file).all = true;
});
follow('ftruncateSync', (_, fd) => open.has(fd) && (piecesOf(open.get(fd)).all = true));
follow('truncateSync', (_, target) => isOurs(target) && (piecesOf(path.resolve(textOf(target))).all = true));
follow('mkdirSync', (_, target) => isOurs(target) && plain.mkdirSync(twin(target), { recursive: true }));
follow(
  'rmdirSync',
  (_, target) => isOurs(target) && plain.rmSync(twin(target), { recursive: true, force: true }),
);
follow('unlinkSync', (_, target) => {
  if (!isOurs(target)) return;
  written.delete(path.resolve(textOf(target)));
  plain.rmSync(twin(target), { force: true });
});
follow('renameSync', (_, from, to) => {
  if (!isOurs(from) || !isOurs(to)) return;
  const [source, target] = [path.resolve(textOf(from)), path.resolve(textOf(to))];
  if (plain.existsSync(twin(source))) plain.renameSync(twin(source), twin(target));
  else plain.rmSync(twin(target), { force: true });
  const since = written.get(source);
  written.delete(source);
  if (since) written.set(target, since);
  else written.delete(target);
  for (const [fd, file] of open) if (file === source) open.set(fd, target);
});
for (const name of ['fsyncSync', 'fdatasyncSync'])
  follow(name, (_, fd) => open.has(fd) && keep(open.get(fd)));

/** Copies what a file has got since its last sync. */
function keep(file) {
  const since = written.get(file);
  if (plain.statSync(file).isDirectory() || (!since && plain.existsSync(twin(file)))) return;
  written.delete(file);
  if (!since || since.all || !plain.existsSync(twin(file))) return plain.copyFileSync(file, twin(file));
  const [from, to] = [plain.openSync(file, 'r'), plain.openSync(twin(file), 'r+')];
  for (const [position, bytes] of since.pieces) {
    const piece = Buffer.alloc(bytes);
    const read = plain.readSync(from, piece, 0, bytes, position);
    plain.writeSync(to, piece, 0, read, position);
  }
  plain.closeSync(from);
  plain.closeSync(to);
}

syncBuiltinESMExports();
