import type { RepeatDecision } from 'shared-domain';
import type { Text } from '../../../platform/text/language.ts';
import type { LineErrors } from './line-errors.ts';
import { texts } from './texts.ts';

/** A line that a decision names. Two lines repeat each other where their `key` is the same: time, and flow if needed. */
type DecidedLine = { key: string; minutes: number; time: string; values: (number | null)[] };

/**
 * What a person decided of times that occur twice through a fault of the counter's clock, line by line. The lines that
 * are left out are known before the first is read, so that reading stays one pass; whether each decision is about a
 * fault of this very file shows at the end.
 */
export class Repeats {
  private readonly decisions: readonly RepeatDecision[];
  private readonly dropped: ReadonlySet<number>;
  private readonly named: ReadonlySet<number>;
  private readonly lines = new Map<number, DecidedLine>();

  constructor(decisions: readonly RepeatDecision[] = []) {
    this.decisions = decisions;
    this.dropped = new Set(decisions.flatMap(leftOut));
    this.named = new Set(decisions.flatMap(({ first, line }) => [first, line]));
  }

  /** Takes a row that can be read; answers whether a decision leaves it out. */
  leavesOut(line: number, decided: DecidedLine): boolean {
    if (!this.named.has(line)) return false;
    this.lines.set(line, decided);
    return this.dropped.has(line);
  }

  /** Notes what was decided; refuses the file where a decision is about lines that are no such fault. */
  conclude(lineErrors: LineErrors, isFault: (one: DecidedLine, other: DecidedLine) => boolean): void {
    for (const decision of this.decisions) {
      const { first, line, keep } = decision;
      const [one, other] = [this.lines.get(first), this.lines.get(line)];
      if (!one || !other || one.key !== other.key || !isFault(one, other)) {
        lineErrors.refusal ??= texts.noSuchRepeat({ first, line });
        return;
      }
      lineErrors.repeats.push({
        first,
        line,
        time: one.time,
        minutes: one.minutes,
        values: [one.values, other.values],
        keep,
      });
      lineErrors.warnings.set(`repeat ${line} ${first}`, wording(decision, one, other));
    }
  }
}

function leftOut({ first, line, keep }: RepeatDecision): number[] {
  if (keep === 'first') return [line];
  return keep === 'second' ? [first] : [first, line];
}

/** What stays in the import's history: which line was kept, and what stood in the other. */
function wording({ first, line, keep }: RepeatDecision, one: DecidedLine, other: DecidedLine): Text {
  if (keep === 'neither') return texts.repeatNeither(one.time, [first, line], [one.values, other.values]);
  return keep === 'first'
    ? texts.repeatKept(one.time, first, line, other.values)
    : texts.repeatKept(one.time, line, first, one.values);
}
