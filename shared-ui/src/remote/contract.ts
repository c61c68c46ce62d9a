/**
 * The remote contract: all that shell and remotes know of each other. A change here is a change for every team, so it
 * has a version; see CONTRACT.md.
 */
import type { Access } from 'shared-domain';
import type { To } from 'react-router-dom';

/** Version of this contract. Major: a remote built for another major is not loaded. Minor: additions only. */
export const CONTRACT_VERSION = '1.8';

/** A text in each language of the product. */
export type Bilingual = { en: string; es: string };

/** A screen that a remote brings. */
export type RemoteRoute = {
  /** Absolute path pattern, e.g. '/validate-counts/:stationId'. */
  path: string;
  access: Access;
  layout: 'default' | 'login';
  title: Bilingual;
};

/** An entry of the sidebar. Its access is that of the route it leads to. */
export type MenuItem = {
  label: Bilingual;
  /** A route of the same remote, without parameters. */
  to: string;
  /** Name of a PrimeIcons icon without 'pi-'. */
  icon: string;
  /** The sidebar's group to stand in; none: on its own. */
  group?: 'import' | 'export';
  /** Place in the sidebar (or in the group), ascending. */
  order: number;
};

/** What a remote brings; plain data, copied into the registry when the remote is built. */
export type RemoteDescriptor = {
  /** Name of the part, e.g. 'mfe-qc'. */
  name: string;
  routes: RemoteRoute[];
  menu: MenuItem[];
};

/** A remote as the registry names it. */
export type RegistryEntry = RemoteDescriptor & {
  version: string;
  /** Versions of this contract that it runs with: '^1.1' is 1.1 and later, short of 2. */
  contract: string;
  /** Address of its federation manifest, relative to the registry or absolute. */
  entry: string;
  /** What manifest and entry must be; left out while developing. */
  integrity?: Integrity;
  /** Files beside the manifest that its first screen takes in any case; fetched ahead, in one go with the manifest. */
  ahead?: string[];
  /** Switched off, and why; its screens then say so. */
  disabled?: { why: string };
};

/** Subresource integrity ('sha384-…') of the federation manifest and of the entry that it names. */
export type Integrity = { manifest: string; entry: string };

/** The file that the shell fetches at start. `revision` counts the changes that made it. */
export type Registry = { revision: number; remotes: RegistryEntry[] };

/** Severity of a message. */
export type Severity = 'success' | 'info' | 'warning' | 'danger';

/** What the shell does for a remote. */
export type Services = {
  /** Shows a message; it goes after `seconds` (default 10), 0: stays until closed. */
  notify: (severity: Severity, text: string, seconds?: number) => void;
  /** Asks before an act; true when accepted. `accept` names the act ('Delete draft'). */
  confirm: (question: { title: string; text: string; accept: string; danger?: boolean }) => Promise<boolean>;
  /** Whether leaving now would lose typed work; the shell then asks first. */
  setDirty: (dirty: boolean) => void;
  /** Reports a failure that the person can't mend, for the log. */
  reportError: (error: unknown) => void;
};

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
