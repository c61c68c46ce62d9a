import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];
type InitResult = Awaited<ReturnType<NodeFS['init']>>;
type NodeStream = { nfd?: number; node: unknown };
type SetAttr = (target: unknown, node: unknown, attr: { mode?: number }, ...calls: unknown[]) => void;
type MakeNode = (parent: unknown, name: string, mode: number, device?: unknown) => unknown;
type NodeFsModule = {
  node_ops: { mknod: MakeNode };
  stream_ops: { fsync?: (stream: NodeStream) => number };
  doSetAttr: SetAttr;
  realPath(node: unknown): string;
};

/** What may be left of a mode: nothing for the group, nothing for others. */
const OURS_ALONE = ~0o077;

/** The database sets modes of its own when it makes a file, past the process's umask: none of them opens it to others. */
function keepPrivate(nodeFs: NodeFsModule): void {
  const { mknod } = nodeFs.node_ops;
  const { doSetAttr } = nodeFs;
  nodeFs.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & OURS_ALONE, device);
  nodeFs.doSetAttr = (target, node, attr, ...calls) => {
    const kept = attr.mode === undefined ? attr : { ...attr, mode: attr.mode & OURS_ALONE };
    doSetAttr(target, node, kept, ...calls);
  };
}

function fsyncPath(target: string): void {
  const fd = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

function fsyncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(at);
    else if (entry.isFile()) fsyncPath(at);
  }
  fsyncPath(folder);
}

/**
 * PGlite's folder file system with an fsync that reaches the disk, and files that are our account's alone. The fsync it
 * ships with does nothing, so that a power cut leaves a database which does not open. The whole tree is synced once,
 * after the folder was first made.
 */
export class DurableNodeFS extends NodeFS {
  private fresh: boolean;

  constructor(folder: string) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    super(folder);
    this.fresh = !fs.existsSync(path.join(folder, 'PG_VERSION'));
  }

  override async syncToFs(): Promise<void> {
    if (!this.fresh) return;
    this.fresh = false;
    fsyncTree(this.rootDir);
    fsyncPath(path.dirname(path.resolve(this.rootDir)));
  }

  override async init(pg: PGlite, options: InitOptions): Promise<InitResult> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((mod) => {
      const nodeFs = mod.NODEFS as unknown as NodeFsModule;
      keepPrivate(nodeFs);
      nodeFs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) fsyncPath(nodeFs.realPath(stream.node));
        else fs.fsyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}
