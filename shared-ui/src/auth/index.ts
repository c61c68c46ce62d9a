import './session.links.ts';

export type { KeptPart, KeptWork } from './kept-work.rules.ts';
export {
  discardWork,
  hasTypedWork,
  holdWork,
  notePlace,
  restoreWork,
  useKeptWork,
  type WorkHolder,
} from './kept-work.store.ts';
export { typedFields } from './kept-work.rules.ts';
export type { EndReason } from './session-end.rules.ts';
export {
  SESSION_KEY,
  TOKEN_KEY,
  session,
  useSession,
  type Session,
  type SessionData,
} from './session.store.ts';
export { signInQueue } from './sign-in-queue.ts';
export { useTypedWork, type TypedWork } from './use-typed-work.ts';
export { useUser } from './use-user.ts';
