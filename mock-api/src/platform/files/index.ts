export { FilesAway, isFilesAway, type FileStore } from './file-store.ts';
export { folderFileStore, freeBytes } from './folder-file-store.ts';
export { memoryFileStore, type MemoryDisk } from './memory-file-store.ts';
export { ownFolder } from './private-folder.ts';
export { s3FileStore, type S3Place } from './s3-file-store.ts';
export { PART, writeWhole } from './write-whole.ts';
