// npm run contract: locks what shell and remotes meet in, once its version was raised as CONTRACT.md says, and gives the
// kit the version that belongs to it.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePinned, root, runPinned } from './project.mjs';

ensurePinned(import.meta.url);
const { LOCK, lockedSurface, presentSurface } = await import('./contract/surface.ts');
const { putKitVersion } = await import('./contract/kit-version.ts');
const { versionFault } = await import('./contract/surface.rules.ts');

const present = presentSurface(root);
const fault = existsSync(join(root, LOCK)) ? versionFault(lockedSurface(root), present) : null;
if (fault) {
  console.error(`${fault} It is CONTRACT_VERSION in shared-ui/src/remote/contract.ts.`);
  process.exit(1);
}
writeFileSync(join(root, LOCK), `${JSON.stringify(present, null, 2)}\n`);
runPinned(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'silent', LOCK]);
console.log(`Contract ${present.version} is locked. The kit is ${putKitVersion(root, present.version)}.`);
