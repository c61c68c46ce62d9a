import type { AadtReport, AadtYear } from 'shared-domain';

type Flows = Pick<AadtReport, 'flows'>;

/** Every year that a flow has days of, the newest first. */
export function yearsOf({ flows }: Flows): number[] {
  const years = new Set(flows.flatMap((flow) => flow.years.map(({ year }) => year)));
  return [...years].toSorted((a, b) => b - a);
}

/** The year to begin with: the newest that most flows have complete, else the newest. */
export function firstYear(report: Flows): number | null {
  const years = yearsOf(report);
  const complete = (year: number) =>
    report.flows.filter((flow) => (yearOf(flow, year)?.aadt ?? null) !== null).length;
  const most = Math.max(0, ...years.map(complete));
  return years.find((year) => complete(year) === most) ?? null;
}

/** A flow's year; null where it has no complete day. */
export function yearOf(flow: { years: readonly AadtYear[] }, year: number): AadtYear | null {
  return flow.years.find((one) => one.year === year) ?? null;
}

/** Numbers in their order as runs, the first and the last of each; two in a row stand each by itself. */
export function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: number[][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run && run.at(-1) === one - 1) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => {
    const [first = 0, last = first] = [run[0], run.at(-1)];
    return run.length > 2
      ? [[first, last] as [number, number]]
      : run.map((one): [number, number] => [one, one]);
  });
}
