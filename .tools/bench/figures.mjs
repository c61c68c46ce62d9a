// Figures: percentiles, and the closing table.

/** The p-th percentile (0 to 100) of some numbers, nearest rank. */
export function percentile(values, p) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((p / 100) * sorted.length) - 1))];
}
export const median = (values) => percentile(values, 50);

/** Runs two functions in turn, A B A B …, after one warm-up each; returns the milliseconds of each. */
export async function inTurn(repeats, a, b) {
  const times = { a: [], b: [] };
  const timed = async (run, into) => {
    const start = performance.now();
    await run();
    into?.push(performance.now() - start);
  };
  await timed(a);
  await timed(b);
  for (let i = 0; i < repeats; i += 1) {
    await timed(a, times.a);
    await timed(b, times.b);
  }
  return times;
}

const shown = (value, unit = '') => value.toFixed(value >= 100 ? 0 : unit === '×' ? 2 : 1);

/** Whether a row keeps its limit: `limit` at most, or `least` at least. */
const isKept = ({ value, limit, least }) =>
  least === undefined ? limit === undefined || value <= limit : value >= least;

/**
 * Prints rows { what, value, unit, limit or least, reference?: { what, value } } and says whether every limit holds. The
 * ratio compares with the reference measured in the same run.
 */
export function printRows(rows) {
  console.log(`\n${'measure'.padEnd(62)}${'value'.padStart(10)}${'limit'.padStart(10)}   of limit`);
  for (const row of rows) {
    const { what, value, unit, reference } = row;
    const limit = row.least ?? row.limit;
    const mark = limit === undefined ? '' : isKept(row) ? 'ok' : 'MISSED';
    const share = !limit ? '' : `${((value / limit) * 100).toFixed(0)} %`.padStart(9);
    console.log(
      `${what.padEnd(62)}${`${shown(value, unit)} ${unit}`.padStart(10)}${(limit === undefined ? '–' : `${limit} ${unit}`).padStart(10)}${share.padStart(11)} ${mark}`,
    );
    if (reference)
      console.log(
        `    ${(value / reference.value).toFixed(2)} × ${reference.what} (${shown(reference.value, unit)} ${unit})`,
      );
  }
  return rows.every(isKept);
}
