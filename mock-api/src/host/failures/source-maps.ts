import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

const FRAME = /^(.*) \((\/.+):(\d+):(\d+)\)$/;
const FILE = /^\/(?:releases\/)?(?:remotes\/(mfe-[a-z0-9-]+)|(shell))\/(\d[\w.+-]*)\/([\w@./-]+)$/;

/** A script of a release: what a frame of a trace lies in. */
type Script = { part: string; version: string; file: string };

/** Leads the frames of a kept trace, a line each, to their places in the sources. */
export type Traces = (stack: string) => Promise<string[]>;

/** The script at an address of ours; null for what is none of a release. A trace is what somebody has sent: it names no way up. */
export function scriptAt(address: string): Script | null {
  const [, remote, shell, version = '', file = ''] = FILE.exec(address) ?? [];
  const part = remote ?? shell;
  const leadsUp = file.split('/').some((segment) => segment === '' || segment.startsWith('.'));
  return part && !leadsUp ? { part, version, file } : null;
}

/** Where a source stands in the repository: the bundler names it from the folder of its part. */
export function sourceOf(part: string, source: string): string {
  const plain = source.replace(/^[a-z-]+:\/\/[^/]*\//, '');
  return plain.startsWith('/') ? plain.slice(1) : path.posix.join(part, plain);
}

async function mapIn(files: string[]): Promise<SourceMap | null> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return new SourceMap(JSON.parse(text) as SourceMapPayload);
  }
  return null;
}

function placeIn(map: SourceMap, part: string, line: number, column: number): string | null {
  const found = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in found) || !found.originalSource) return null;
  return `${sourceOf(part, found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

/**
 * Leads the frames of kept traces to the sources, by the maps that were kept aside when the releases were built: in a
 * folder of their own (`<part>/<version>/<file>.map`), or beside the builds of this checkout. A frame without a map stays.
 */
export function createTraces(root: string, folder: string | null): Traces {
  const placesOf = ({ part, version, file }: Script) => [
    ...(folder ? [path.join(folder, part, version, `${file}.map`)] : []),
    path.join(root, part, 'dist/.maps', version, `${file}.map`),
  ];
  return async (stack) => {
    const maps = new Map<string, SourceMap | null>();
    const lines: string[] = [];
    for (const frame of stack.split('\n')) {
      const [, , address = '', line = '', column = ''] = FRAME.exec(frame) ?? [];
      const script = scriptAt(address);
      if (script && !maps.has(address)) maps.set(address, await mapIn(placesOf(script)).catch(() => null));
      const map = maps.get(address);
      const place = script && map ? placeIn(map, script.part, Number(line), Number(column)) : null;
      lines.push(place ?? frame);
    }
    return lines;
  };
}
