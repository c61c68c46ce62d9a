// Lint: the API's rooms import downwards only, in the order that mock-api/floors.mjs declares.
import path from 'node:path';
import { FLOORS } from '../../mock-api/floors.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../mock-api/src');
/** Tests, and what is there for them, may look at everything. */
const FREE = /^testing\/|\.test\.ts$/;

/** The floor of a file: that of the longest declared room that holds it; -1 where none does. */
function floorOf(file) {
  const folder = path.posix.dirname(file);
  // a subject's name alone stands for its own files, not for rooms that nobody has declared
  const isIn = (room) => folder === room || (room.includes('/') && folder.startsWith(`${room}/`));
  const [room] = FLOORS.filter(isIn).toSorted((a, b) => b.length - a.length);
  return FLOORS.indexOf(room ?? folder);
}

const inside = (file) => path.relative(ROOT, file).replaceAll(path.sep, '/');

/** Why one file may not import the other; null where it may. Both are paths below mock-api/src. */
export function fault(from, to) {
  if (FREE.test(from)) return null;
  if (to.startsWith('testing/')) return 'Test data stays out of what runs.';
  const [own, other] = [floorOf(from), floorOf(to)];
  if (own < 0) return `${path.posix.dirname(from)} has no floor: give it one in mock-api/floors.mjs.`;
  if (other < 0) return `${path.posix.dirname(to)} has no floor: give it one in mock-api/floors.mjs.`;
  if (other <= own) return null;
  return `${FLOORS[own]} stands below ${FLOORS[other]} and knows nothing of it (mock-api/floors.mjs).`;
}

const rule = {
  create(context) {
    const from = inside(context.filename);
    if (from.startsWith('..')) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = inside(path.resolve(path.dirname(context.filename), source));
      const message = to.startsWith('..') ? null : fault(from, to);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'floors' }, rules: { 'one-way': rule } };
