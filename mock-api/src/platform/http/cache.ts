/** What seldom changes and is asked for often: code lists and options, kept in memory by name. */
export type Cache = {
  /** What is kept under this name, else what `read` answers, kept from then on. */
  get<T>(name: string, read: () => Promise<T>): Promise<T>;
  /** The same for what has a stamp that tells when it is old: kept until the stamp is another. */
  getStamped<T>(name: string, stamp: string, read: () => Promise<T>): Promise<T>;
  /**
   * The same for many of one kind, each with a stamp of its own: `read` is asked for those alone that are not kept or are old.
   * Answers what there is of those that have a stamp.
   */
  getEach<K, T>(
    name: string,
    stamps: ReadonlyMap<K, string>,
    read: (keys: readonly K[]) => Promise<ReadonlyMap<K, T>>,
  ): Promise<Map<K, T>>;
  /** What was noted under this name last, for who asks whether it is still so; nothing where it was never or long ago. */
  last(name: string): unknown;
  note(name: string, value: unknown): void;
  /** Forgets everything. */
  clear(): void;
};

/** Another process's changes are seen after this long at the latest. */
const KEPT_MS = 60_000;

/** So much is known at most of what was noted; then what was noted first makes room. */
const MOST_NOTED = 2000;

/** An empty cache. What was being read while it was cleared is answered, but not kept: it may be the older state. */
export function createCache(now: () => Date): Cache {
  let kept = new Map<string, { value: unknown; until: number }>();
  let stamped = new Map<string, { value: unknown; stamp: string }>();
  let kinds = new Map<string, Map<unknown, { value: unknown; stamp: string }>>();
  let noted = new Map<string, unknown>();
  return {
    last: (name) => noted.get(name),
    note: (name, value) => {
      noted.delete(name);
      noted.set(name, value);
      const [first] = noted.keys();
      if (noted.size > MOST_NOTED && first !== undefined) noted.delete(first);
    },
    get: async <T>(name: string, read: () => Promise<T>): Promise<T> => {
      const known = kept.get(name);
      if (known && known.until > now().getTime()) return known.value as T;
      const into = kept;
      const value = await read();
      if (into === kept) kept.set(name, { value, until: now().getTime() + KEPT_MS });
      return value;
    },
    getStamped: async <T>(name: string, stamp: string, read: () => Promise<T>): Promise<T> => {
      const known = stamped.get(name);
      if (known?.stamp === stamp) return known.value as T;
      const into = stamped;
      const value = await read();
      if (into === stamped) stamped.set(name, { value, stamp });
      return value;
    },
    getEach: async <K, T>(
      name: string,
      stamps: ReadonlyMap<K, string>,
      read: (keys: readonly K[]) => Promise<ReadonlyMap<K, T>>,
    ): Promise<Map<K, T>> => {
      const known = kinds.get(name) ?? new Map<unknown, { value: unknown; stamp: string }>();
      kinds.set(name, known);
      const found = new Map<K, T>();
      const old: K[] = [];
      for (const [key, stamp] of stamps) {
        const entry = known.get(key);
        if (entry?.stamp === stamp) found.set(key, entry.value as T);
        else old.push(key);
      }
      if (old.length === 0) return found;
      for (const [key, value] of await read(old)) {
        found.set(key, value);
        // what was cleared away meanwhile takes this with it
        known.set(key, { value, stamp: stamps.get(key) ?? '' });
      }
      return found;
    },
    clear: () => {
      kept = new Map();
      kinds = new Map();
      stamped = new Map();
      noted = new Map();
    },
  };
}
