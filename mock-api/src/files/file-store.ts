/** Files that the API keeps: uploads until they are imported, exports until they expire. Names are made by the server. */
export type FileStore = {
  /**
   * Stores the bytes under the name and answers how many there were. The file exists only once it is whole: when
   * `data` fails half-way, nothing is kept.
   */
  write(name: string, data: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes in pieces, from `start` to `end` (exclusive) when given; throws where there is no such file. */
  read(name: string, range?: { start?: number; end?: number }): AsyncIterable<Uint8Array>;
  /** Bytes, or null where there is no such file. */
  size(name: string): Promise<number | null>;
  /** Takes the file away; none there is as good. */
  remove(name: string): Promise<void>;
};

const NAME = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** Refuses a name that could leave the store's folder. */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new RangeError('no name of a stored file');
  return name;
}
