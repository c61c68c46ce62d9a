export type { FileStore } from './file-store.ts';
export { folderFileStore, freeBytes } from './folder-file-store.ts';
export { memoryFileStore, type MemoryDisk } from './memory-file-store.ts';
export { ownFolder } from './private-folder.ts';
export { PART, writeWhole } from './write-whole.ts';
