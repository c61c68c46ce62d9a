import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { bundledNotices, NOTICES, serverNotices } from './notices.ts';
import { noticesText, onlyOnce, type Notice } from './notices.rules.ts';

/** Beside a build, not served: what went into it, for the file that tells of all. */
const NOTED = '.third-party.json';

const noted = (root: string, part: string): Notice[] => {
  const file = path.join(root, part, 'dist', NOTED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Notice[]) : [];
};

/** Writes the licences of what was built into a part: beside its files, in `folder`. */
export function writeNotices(root: string, part: string, folder: string, stats: Stats): void {
  const notices = bundledNotices(stats);
  if (notices.length === 0) throw new Error(`Nothing is known of what went into ${part}.`);
  writeFileSync(path.join(root, part, 'dist', NOTED), JSON.stringify(notices));
  writeFileSync(
    path.join(root, part, folder, NOTICES),
    noticesText(`Software by others in ${part}, and its licenses`, notices),
  );
}

/** Writes the file that the app links to: server, shell and every remote that was built with them. */
export function collectNotices(root: string, parts: readonly string[]): void {
  const target = path.join(root, 'shell/dist');
  if (!existsSync(target)) return;
  const all = onlyOnce([...serverNotices(root), ...parts.flatMap((part) => noted(root, part))]);
  writeFileSync(
    path.join(target, NOTICES),
    noticesText('Software by others in Count Exchange, and its licenses', all),
  );
}
