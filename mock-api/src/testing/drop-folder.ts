import { DAY_MS } from 'shared-domain';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testApi } from './index.ts';
import { lookIntoDrops, type Seen, type Watching } from '../counts/drops/watch-drops.ts';

/** The City of Austin's number. */
export const AUSTIN = 3;

/** A drop folder of a test's own, and processes that look into it. */
export class DropFolder {
  readonly root = mkdtempSync(path.join(tmpdir(), 'drops-'));
  private at = testApi().now().getTime();
  private readonly seen: Seen = new Map();

  constructor(agency: number | string = AUSTIN) {
    mkdirSync(this.inbox(agency), { recursive: true });
    testApi().settings.dropFolder = this.root;
  }

  /** Where an agency's files are laid. */
  inbox(agency: number | string = AUSTIN): string {
    return path.join(this.root, String(agency), 'in');
  }

  /** Lays a file down. */
  lay(name: string, content: string | Buffer, agency: number | string = AUSTIN): string {
    const file = path.join(this.inbox(agency), name);
    writeFileSync(file, content);
    return file;
  }

  /** What the watch works with. */
  deps(): Watching {
    const { db, files, queue, settings } = testApi();
    return { db, files, queue, settings, live: { wake: () => undefined }, now: () => new Date(this.at) };
  }

  /** Half a minute goes by, and a process looks. */
  async look(seen: Seen = this.seen): Promise<void> {
    this.at += 30_000;
    await lookIntoDrops(this.deps(), seen);
  }

  /** So many days go by. */
  pass(days: number): void {
    this.at += days * DAY_MS;
  }

  /** Everything is seen twice, taken up, looked into, and put away. */
  async settle(): Promise<void> {
    await this.look();
    await this.look();
    await testApi().runJobs();
    await this.look();
  }

  /** What lies in one of an agency's folders, or beside them. */
  names(place: 'in' | 'done' | 'refused' | 'taking', agency: number | string = AUSTIN): string[] {
    const folder = place === 'taking' ? [place] : [String(agency), place];
    try {
      return readdirSync(path.join(this.root, ...folder)).toSorted();
    } catch {
      return [];
    }
  }

  /** Takes it away. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Hours of a station's counts at 60 minutes, from a day on: two columns, more in the daytime, `times` as many as usual. */
export function hours(from: string, days: number, times = 1, columns = ['NB', 'SB']): string {
  const start = Date.parse(`${from}T00:00:00Z`);
  const rows = Array.from({ length: days * 24 }, (_, at) => {
    const clock = new Date(start + at * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const count = (at % 24 > 6 && at % 24 < 20 ? 5 : 1) * times;
    return [clock, ...columns.map(() => count)].join(',');
  });
  return `${['Date', ...columns].join(',')}\n${rows.join('\n')}\n`;
}
