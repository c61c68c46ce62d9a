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
export { defineRemote, type Lifecycles } from './define-remote.tsx';
export { failureOf, newReference } from './reference.ts';
export { RemoteParcel, type RemoteParcelProps } from './remote-parcel.tsx';
export { ServicesProvider, useServices, useUnsavedChanges } from './services.tsx';
export { useQuestions, type SendConfirmed } from './use-questions.ts';
