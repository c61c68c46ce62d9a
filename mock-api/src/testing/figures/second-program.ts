import { createHash } from 'node:crypto';

// Written apart: not a line of the application is imported, so that a frozen figure is held against another program's.

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

type Factor = { flow: string; factor: string; from: string; to: string };
type Told = {
  value: string;
  flows: { flow: string; counts_sha256: string; days: number; value: string }[];
  factors: Factor[];
};

/** A flow's year from its lines 'flow|YYYY-MM-DDTHH:MM|interval|count|code', each day by the factor of its span. */
function flowFigure(
  text: string,
  factors: readonly Factor[],
): { value: number; days: number; sha256: string } {
  const perDay: Record<string, { minutes: number; total: number }> = {};
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, time = '', interval, count] = line.split('|');
    const day = (perDay[time.slice(0, 10)] ??= { minutes: 0, total: 0 });
    day.minutes += Number(interval);
    day.total += Number(count);
  }
  const cells: Record<string, number[]> = {};
  for (const [date, { minutes, total }] of Object.entries(perDay)) {
    const at = new Date(`${date}T12:00:00Z`);
    const factor = factors.find(({ from, to }) => from <= date && date <= to)?.factor ?? '1';
    if (minutes === 1440) {
      (cells[`${at.getUTCDay()}/${at.getUTCMonth()}`] ??= []).push(total * Number(factor));
    }
  }
  const means = Object.values(cells).map((totals) => sum(totals) / totals.length);
  return {
    value: means.length === 84 ? sum(means) / 84 : Number.NaN,
    days: Object.values(cells).flat().length,
    sha256: hash(text),
  };
}

/** Works a frozen figure out again from the lines of its flows, in the record's order, and says what of the record holds. */
export function checkedRecord(record: string, texts: readonly string[]) {
  const told = JSON.parse(record) as Told;
  const flows = texts.map((text, at) => {
    const flow = told.flows[at]?.flow;
    return flowFigure(
      text,
      told.factors.filter((one) => one.flow === flow),
    );
  });
  return {
    hash: hash(record),
    value: Math.abs(sum(flows.map(({ value }) => value)) - Number(told.value)) < 0.00005,
    flows: flows.map(
      ({ value, days, sha256 }, at) =>
        told.flows[at]?.counts_sha256 === sha256 &&
        told.flows[at]?.days === days &&
        Math.abs(value - Number(told.flows[at]?.value)) < 0.00005,
    ),
  };
}
