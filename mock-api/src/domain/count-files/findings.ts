import type { Text } from '../../http/language.ts';
import type { CsvRow } from './csv-rows.ts';

/** A line that can't be taken, why, and what stands in it. */
export type LineProblem = { line: number; reason: Text; content: string };

/** How many problems are kept; the lines behind them are counted only. */
export const KEPT_PROBLEMS = 1000;
const LONGEST_CONTENT = 500;

/** What is found out about a file while its rows are read. */
export class Findings {
  readonly problems: LineProblem[] = [];
  readonly warnings = new Map<string, Text>();
  /** Lines that can't be taken, kept or not. */
  rejected = 0;
  /** Why the file can't be imported at all, whatever its lines. */
  refusal: Text | null = null;
  private lastRejected = 0;

  /** Notes that a row can't be taken; a row may have several faults. */
  reject({ line, cells }: CsvRow, reason: Text): null {
    if (line !== this.lastRejected) this.rejected += 1;
    this.lastRejected = line;
    if (this.problems.length < KEPT_PROBLEMS) {
      this.problems.push(apart({ line, reason, content: cells.join(',').slice(0, LONGEST_CONTENT) }));
    }
    return null;
  }
}

/** The same, of strings of its own: a piece of a string keeps the whole of it in memory, here a part of the file. */
function apart(problem: LineProblem): LineProblem {
  return JSON.parse(JSON.stringify(problem)) as LineProblem;
}
