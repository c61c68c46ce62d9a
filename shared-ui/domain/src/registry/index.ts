export { misfit } from './contract-range.rules.ts';
export { overlap, readRegistry, type ReadRegistry, type Surroundings } from './registry.rules.ts';
export { signedText } from './signed-text.rules.ts';
export type {
  Bilingual,
  Integrity,
  MenuItem,
  Registry,
  RegistryEntry,
  RemoteDescriptor,
  RemoteRelease,
  RemoteRoute,
  ShellRelease,
  Signature,
  SwitchedOff,
} from './registry.ts';
