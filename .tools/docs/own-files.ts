import { readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_OURS =
  /^(?:node_modules|dist|coverage|test-results|playwright-report|\.git|\.types|\.data.*|\.cache)$/;

/** Every file of ours below a folder, by its path from there. */
export function ownFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const at = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? ownFiles(root, at) : [at];
  });
}
