/** Where releases are kept: keys with slashes, as in `remotes/mfe-qc/1.2.0/mf-manifest.json`. */
export type Target = {
  /** For messages. */
  name: string;
  /** The bytes of a key, or null. */
  read: (key: string) => Promise<Uint8Array | null>;
  /** Writes whole or not at all. `forever`: the key never changes again. */
  write: (key: string, bytes: Uint8Array, options: { forever: boolean }) => Promise<void>;
  /** Every key under a prefix, with the time of its last change. */
  list: (prefix: string) => Promise<{ key: string; changed: Date }[]>;
  remove: (key: string) => Promise<void>;
};
