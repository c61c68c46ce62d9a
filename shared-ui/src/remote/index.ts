export { CONTRACT_VERSION } from './contract.ts';
export type {
  Bilingual,
  Integrity,
  MenuItem,
  MessageAct,
  Refused,
  Registry,
  RegistryEntry,
  RemoteDescriptor,
  RemoteProps,
  RemoteRelease,
  RemoteRoute,
  Services,
  Severity,
  ShellRelease,
  ShellTrial,
  SwitchedOff,
} from './contract.ts';
export { misfit, readRegistry, type ReadRegistry } from 'shared-domain/registry';
export { defineRemote, type Lifecycles } from './define-remote.tsx';
export { failureOf, newReference } from './reference.ts';
export { RemoteParcel, type RemoteParcelProps } from './remote-parcel.tsx';
export { ServicesProvider, useServices, useUnsavedChanges } from './services.tsx';
export { useQuestions, type SendConfirmed } from './use-questions.ts';
