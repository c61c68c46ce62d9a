import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];
type InitResult = Awaited<ReturnType<NodeFS['init']>>;
type NodeStream = { nfd?: number; node: unknown };
type NodeFsModule = {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: unknown): string;
};

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
 * PGlite's folder file system with an fsync that reaches the disk. The one it ships with does nothing, so that a power
 * cut leaves a database which does not open. The whole tree is synced once, after the folder was first made.
 */
export class DurableNodeFS extends NodeFS {
  private fresh: boolean;

  constructor(folder: string) {
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
      nodeFs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) fsyncPath(nodeFs.realPath(stream.node));
        else fs.fsyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}
