import type { User } from '../domain/index.ts';

/** What the client has to know of the session, and what it tells it. The session store connects itself at start. */
export type Connection = {
  token: () => string | null;
  user: () => User | null;
  /** A call that carried this token was answered with 401. */
  onUnauthorized: (token: string) => void;
  /** The server was not reached (a sentence), or is reached again (null). */
  onNetworkError: (message: string | null) => void;
};

const nobody: Connection = {
  token: () => null,
  user: () => null,
  onUnauthorized: () => undefined,
  onNetworkError: () => undefined,
};
let connection = nobody;

/** Connects the client with the session; called once, by the session store. */
export function connectSession(session: Connection): void {
  connection = session;
}

/** The session as the client sees it. */
export const connected = (): Connection => connection;
