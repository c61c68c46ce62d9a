/**
 * The remote contract: all that shell and remotes know of each other. A change here is a change for every team, so it
 * has a version; see CONTRACT.md.
 */
import type { To } from 'react-router-dom';

export type * from 'shared-domain/registry';

/** Version of this contract. Major: a remote built for another major is not loaded. Minor: additions only. */
export const CONTRACT_VERSION = '1.24';

/** Severity of a message. */
export type Severity = 'success' | 'info' | 'warning' | 'danger';

/** What can be done from a message; the message goes with it. */
export type MessageAct = { label: string; act: () => unknown };

/** What the shell does for a remote. */
export type Services = {
  /** Shows a message, with what can be done from it; it goes after `seconds` (default 10), 0: stays until closed. */
  notify: (severity: Severity, text: string, seconds?: number, act?: MessageAct) => void;
  /** Asks before an act; true when accepted. `accept` names the act ('Delete draft'). */
  confirm: (question: { title: string; text: string; accept: string; danger?: boolean }) => Promise<boolean>;
  /** Whether leaving now would lose typed work; the shell then asks first. */
  setDirty: (dirty: boolean) => void;
  /** Reports a failure that the person can't mend, for the log. */
  reportError: (error: unknown) => void;
};

/** The address of a screen that is about to be shown. */
export type ScreenPlace = Pick<RemoteProps['location'], 'pathname' | 'search'>;

/** What the shell hands a remote when it mounts it, and again whenever the location changes. */
export type RemoteProps = {
  location: { pathname: string; search: string; hash: string; state: unknown; key: string };
  action: 'POP' | 'PUSH' | 'REPLACE';
  navigator: {
    createHref: (to: To) => string;
    go: (delta: number) => void;
    /** `from` is the path that the remote shows. Once the person is elsewhere an answer that leads on comes too late. */
    push: (to: To, state?: unknown, step?: { from?: string }) => void;
    replace: (to: To, state?: unknown, step?: { from?: string }) => void;
  };
  /** The shell's session store; the same instance that `shared-ui/auth` gives a federated remote. */
  session: unknown;
  services: Services;
};
