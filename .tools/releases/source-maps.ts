import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './target.ts';

/**
 * Hands a release's source maps in: to a place of their own, which only the server reads (its SOURCE_MAPS) and no browser.
 * `built`: the folder that the release was built into, beside which a build keeps its maps. Answers how many there were.
 */
export async function keepMaps(place: Target, part: string, built: string): Promise<number> {
  const version = path.basename(built);
  const folder = path.join(path.dirname(built), '.maps', version);
  const files = globSync('**/*.map', { cwd: folder });
  for (const file of files) {
    const key = `${part}/${version}/${file.split(path.sep).join('/')}`;
    await place.write(key, readFileSync(path.join(folder, file)), { forever: true });
  }
  return files.length;
}
