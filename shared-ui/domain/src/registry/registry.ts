/**
 * The registry: which releases are in use, as the deploy writes it, the server passes it on and the page reads it.
 * Fields that older shells don't know are only ever added.
 */
import type { Access } from '../roles.rules.ts';

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

/** The groups of the sidebar; 'import' and 'export' are what remotes of contract 1.12 and before name. */
export const MENU_GROUPS = ['stations', 'counts', 'results', 'import', 'export'] as const;

/** An entry of the sidebar. Its access is that of the route it leads to. */
export type MenuItem = {
  label: Bilingual;
  /** A route of the same remote, without parameters. */
  to: string;
  /** Name of a PrimeIcons icon without 'pi-'. */
  icon: string;
  /** The sidebar's group to stand in; none: on its own. */
  group?: (typeof MENU_GROUPS)[number];
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

/**
 * Subresource integrity ('sha384-…') of the federation manifest and of the entry that it names. `ahead`: of files that
 * are fetched before the entry has come, which names them and all others; in its words ('sha256-…').
 */
export type Integrity = { manifest: string; entry: string; ahead?: Record<string, string> };

/** Why a part is off. `why` is the English reason, which older shells show to everybody. */
export type SwitchedOff = { why: string; whyEs?: string };

/** Who vouches for a release: name of the key, and the ed25519 signature (base64) over `signedText` of the release. */
export type Signature = { key: string; value: string };

/** One release of a remote, as it was deployed. */
export type RemoteRelease = RemoteDescriptor & {
  version: string;
  /** Versions of the remote contract that it runs with: '^1.1' is 1.1 and later, short of 2. */
  contract: string;
  /** Address of its federation manifest, relative to the registry or absolute. */
  entry: string;
  /** What manifest and entry must be; the entry knows what its chunks and styles must be. Left out while developing. */
  integrity?: Integrity;
  /** Files beside the manifest that its first screen takes in any case; fetched ahead, in one go with the manifest. */
  ahead?: string[];
  /** What it takes from the shell's one instance: names of shared modules, each with the version or range that it needs. */
  requires?: Record<string, string>;
  signature?: Signature;
};

/** A remote as the registry names it. */
export type RegistryEntry = RemoteRelease & {
  /** Switched off, and why; its screens then say so. */
  disabled?: SwitchedOff;
  /** The releases that ran before and are not bad, newest first: a shell that can't use the present one takes the first that fits. */
  before?: RemoteRelease[];
  /** A release that is being switched on for a share (0 to 1) of the sessions. */
  trial?: RemoteRelease & { share: number };
};

/** A release of the shell. */
export type ShellRelease = {
  version: string;
  /** The remote contract that it offers. */
  contract: string;
  /** Path patterns of its own screens. */
  taken: string[];
  /** Address of its page, relative to the registry; all that the page asks for stands beside it. */
  page: string;
  /** What the page must be ('sha384-…'); it names what its files must be. */
  integrity: string;
  /** Versions of what it shares with remotes, by the names of the modules. */
  shared?: Record<string, string>;
  signature?: Signature;
};

/** A shell that a share (0 to 1) of the sessions is given; which of them is the server's to say, with their page. */
export type ShellTrial = ShellRelease & { share: number };

/** A release that isn't used, why, and which one is used in its place. */
export type Refused = { name: string; version?: string; reason: string; instead?: string };

/** The file that the page fetches at start. `revision` counts the changes that made it. */
export type Registry = {
  revision: number;
  remotes: RegistryEntry[];
  /** The shell in use; none: the one that came with the server. */
  shell?: ShellRelease;
  /** The shell that is being switched on for some. */
  shellTrial?: ShellTrial;
  /** Parts that are off by name, those included that only came with the server. */
  off?: Record<string, SwitchedOff>;
  /** Releases that the server has left out already. */
  refused?: Refused[];
  /** Written by a development server, whose files change while they are looked at: nothing says what they must be. */
  development?: true;
};
