export {
  SESSION_KEY,
  TOKEN_KEY,
  session,
  useSession,
  type Session,
  type SessionData,
} from './session.store.ts';
export { useUser } from './use-user.ts';
