import { lockedSurface, presentSurface } from './surface.ts';
import { versionFault } from './surface.rules.ts';

const root = process.cwd();

test('the remote contract has not changed without its version', () => {
  expect(versionFault(lockedSurface(root), presentSurface(root))).toBeNull();
});

test('the contract that is locked is the one that is there; `npm run contract` locks it', () => {
  expect(lockedSurface(root)).toEqual(presentSurface(root));
});
