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
