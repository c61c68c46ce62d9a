import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, ShellRelease } from 'shared-domain/registry';

/** A shell that people can be given: what is known of its release, and its page as it was built. */
export type Shell = { release: ShellRelease; html: string };

const textOf = (file: string) => readFile(file, 'utf8').catch(() => null);

/** Where a file of the shell's releases is, by its address ('/shell/1.2.0/…'). */
const onDisk = (root: string, address: string) =>
  path.join(root, 'shell', 'dist', ...address.split('/').slice(2));

/**
 * The shell that was built with this server; null where none was. Read at each asking: a build beside a running server
 * switches it, and what it had before stays on the disk.
 */
export async function builtShell(root: string): Promise<Shell | null> {
  const registry = await textOf(path.join(root, 'shell', 'dist', 'registry.json'));
  const release = registry && (JSON.parse(registry) as Registry).shell;
  if (!release) return null;
  const html = await textOf(onDisk(root, release.page));
  return html === null ? null : { release, html };
}
