import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const PLAIN = /^[\w.+-]{1,40}$/;
const packageFile = z.object({ version: z.string() });

/**
 * The release that runs, for what is published: as it was told at the start (a build's tag or commit), else the version that the
 * checkout carries. The shell's is raised with each release.
 */
export function codeVersionFrom(
  { COUNT_EXCHANGE_VERSION: told }: Record<string, string | undefined>,
  root: string,
): string {
  if (!told) {
    return packageFile.parse(JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8'))).version;
  }
  if (PLAIN.test(told)) return told;
  throw new Error(
    `COUNT_EXCHANGE_VERSION must be a version or a commit such as 1.4.0 or 9fceb02 (letters, digits, dots, signs), not "${told}".`,
  );
}
