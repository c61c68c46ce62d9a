export { CONTRACT_VERSION } from './contract.ts';
export type {
  Bilingual,
  MenuItem,
  Registry,
  RegistryEntry,
  RemoteDescriptor,
  RemoteProps,
  RemoteRoute,
  Services,
  Severity,
} from './contract.ts';
export { CrashScreen, ErrorBoundary } from './crash.tsx';
export { defineRemote, type Lifecycles } from './define-remote.tsx';
export { RemoteParcel, type RemoteParcelProps } from './remote-parcel.tsx';
export { ServicesProvider, useServices, useUnsavedChanges } from './services.tsx';
