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
  ScreenPlace,
  Services,
  Severity,
  ShellRelease,
  ShellTrial,
  SwitchedOff,
} from './contract.ts';
export { misfit, readRegistry, type ReadRegistry } from 'shared-domain/registry';
export { defineRemote, type Lifecycles } from './define-remote.tsx';
export { failureOf, newReference } from './reference.ts';
export { loadParcel, RemoteParcel, type RemoteParcelProps } from './remote-parcel.tsx';
export type { ScreenAhead } from './screens-ahead.ts';
export { ServicesProvider, useServices, useUnsavedChanges } from './services.tsx';
export { useQuestions, type SendConfirmed } from './use-questions.ts';
