import type { User } from 'shared-domain';

/** What the client has to know of the session, and what it tells it. The session store connects itself at start. */
export type Connection = {
  token: () => string | null;
  user: () => User | null;
  /** The agency that this page shows; each call says so, and is refused when the session is in another one by now. */
  agency: () => number | null;
  /** While the session is over and the page stays: whether its person has signed in again. Null: there is no waiting. */
  waiting: () => Promise<boolean> | null;
  /** A call that carried this token was answered with 401; whether to make it again. */
  onUnauthorized: (token: string) => Promise<boolean>;
  /** A call was refused because the session is in another agency than this page shows. */
  onAgencyChanged: () => void;
  /** An answer tells of other rights than the page knows of, by their mark. */
  onRightsChanged: (mark: string) => void;
  /** The server was not reached (a sentence), or is reached again (null). */
  onNetworkError: (message: string | null) => void;
};

const nobody: Connection = {
  token: () => null,
  user: () => null,
  agency: () => null,
  waiting: () => null,
  onUnauthorized: () => Promise.resolve(false),
  onAgencyChanged: () => undefined,
  onRightsChanged: () => undefined,
  onNetworkError: () => undefined,
};
let connection = nobody;

/** Connects the client with the session; called once, by the session store. */
export function connectSession(session: Connection): void {
  connection = session;
}

/** The session as the client sees it. */
export const connected = (): Connection => connection;
