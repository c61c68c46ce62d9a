/** Files that the API keeps: uploads until they are imported, exports until they expire. Names are made by the server. */
export type FileStore = {
  /**
   * Stores the bytes under the name and answers how many there were. The file exists only once it is whole: when
   * `data` fails half-way, nothing is kept.
   */
  write(name: string, data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>;
  /** The bytes in pieces, from `start` to `end` (exclusive) when given; throws where there is no such file. */
  read(name: string, range?: { start?: number; end?: number }): AsyncIterable<Uint8Array>;
  /** Bytes, or null where there is no such file. */
  size(name: string): Promise<number | null>;
  /** Takes the file away; none there is as good. */
  remove(name: string): Promise<void>;
  /** Every whole file, and when it was written. */
  list(): Promise<StoredFile[]>;
  /** Takes away what is left of files that broke off and that nobody has written to since then. */
  removeParts(before: Date): Promise<void>;
  /** By what processes tell that they keep their files in the same place; no file of `list`. */
  mark: { read(): Promise<string | null>; write(mark: string): Promise<void> };
};

/** What the mark is called where files are kept. */
export const MARK = '.installation';

/** The place where files are kept can't be used right now; the message is for whoever runs the server. */
export class FilesAway extends Error {
  readonly code = 'FILES_AWAY';
}

/** Whether that is what an error says. */
export const isFilesAway = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'FILES_AWAY';

/** A file that is kept. */
export type StoredFile = { name: string; changed: Date };

const NAME = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** Whether a file of the store may have this name. */
export const isName = (name: string): boolean => NAME.test(name);

/** Refuses a name that could leave the store's folder. */
export function checkName(name: string): string {
  if (!isName(name)) throw new RangeError('no name of a stored file');
  return name;
}
