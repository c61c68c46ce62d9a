export { kitFits, misfit } from './contract-range.rules.ts';
export { overlap, readRegistry, type ReadRegistry } from './registry.rules.ts';
export {
  readRelease,
  readShellRelease,
  readSwitchedOff,
  Refusal,
  type Surroundings,
} from './release.rules.ts';
export { signedText } from './signed-text.rules.ts';
export type {
  Bilingual,
  Integrity,
  MenuItem,
  Refused,
  Registry,
  RegistryEntry,
  RemoteDescriptor,
  RemoteRelease,
  RemoteRoute,
  ShellRelease,
  ShellTrial,
  Signature,
  SwitchedOff,
} from './registry.ts';
