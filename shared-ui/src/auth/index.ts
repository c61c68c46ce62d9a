import './session.links.ts';

export type { KeptPart, KeptWork } from './kept-work.rules.ts';
export {
  discardWork,
  hasTypedWork,
  holdWork,
  keepWork,
  notePlace,
  restoreWork,
  useKeptWork,
  type WorkHolder,
} from './kept-work.store.ts';
export { typedFields } from './kept-work.rules.ts';
export type { EndReason } from './session-end.rules.ts';
export type { SessionData } from './session-data.ts';
export { session, useSession, type Session } from './session.store.ts';
export { SESSION_KEY, TOKEN_KEY } from './stored-session.ts';
export { signInQueue } from './sign-in-queue.ts';
export { useKeptState } from './use-kept-state.ts';
export { useTypedWork, type TypedWork } from './use-typed-work.ts';
export { useUser } from './use-user.ts';
