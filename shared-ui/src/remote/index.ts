export { CONTRACT_VERSION } from './contract.ts';
export type {
  Bilingual,
  Integrity,
  MenuItem,
  Registry,
  RegistryEntry,
  RemoteDescriptor,
  RemoteProps,
  RemoteRoute,
  Services,
  Severity,
} from './contract.ts';
export { misfit } from './contract-range.rules.ts';
export { readRegistry, type ReadRegistry } from './registry.rules.ts';
export { CrashScreen, ErrorBoundary } from './crash.tsx';
export { defineRemote, type Lifecycles } from './define-remote.tsx';
export { RemoteParcel, type RemoteParcelProps } from './remote-parcel.tsx';
export { ServicesProvider, useServices, useUnsavedChanges } from './services.tsx';
