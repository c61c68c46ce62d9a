import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KIT = 'shared-ui';
const versionOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** The kit's version is the contract's, with a number of its own for what is mended within it. */
function kitVersionFor(contract: string, present: string): string {
  return present.startsWith(`${contract}.`) ? present : `${contract}.0`;
}

/** Every file that names the kit's version. */
export const filesOfKitVersion = (root: string): string[] => [
  ...globSync(['*/package.json', 'shared-ui/domain/package.json', '.tools/template/package.json'], {
    cwd: root,
  }),
  'package-lock.json',
];

/** Gives the kit the version that belongs to a contract, wherever its version stands. */
export function putKitVersion(root: string, contract: string): string {
  const own = path.join(root, KIT, 'package.json');
  const version = kitVersionFor(contract, versionOf(own));
  for (const name of filesOfKitVersion(root)) {
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    const changed = text
      .replaceAll(new RegExp(`("${KIT}": ")\\d[^"]*(")`, 'g'), `$1${version}$2`)
      .replace(new RegExp(`("(?:name": "${KIT}",|${KIT}": \\{)\\s+"version": ")[^"]*(")`), `$1${version}$2`);
    if (changed !== text) writeFileSync(file, changed);
  }
  return version;
}
