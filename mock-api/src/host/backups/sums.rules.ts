import type { TableSum } from './table-sums.ts';

/** The tables that two readings do not agree on; what one of them did not read is not compared. */
export function differing(one: readonly TableSum[], other: readonly TableSum[]): string[] {
  const others = new Map(other.map((sum) => [sum.table, sum]));
  const names = new Set([...one, ...other].map(({ table }) => table));
  const ones = new Map(one.map((sum) => [sum.table, sum]));
  return [...names].filter((name) => {
    const [a, b] = [ones.get(name), others.get(name)];
    if (!a || !b) return true;
    return a.sum !== null && b.sum !== null && (a.sum !== b.sum || a.rows !== b.rows);
  });
}

/** The folder that a backup becomes: the one named, or one with the time in a folder that is there already. */
export function backupName(now: Date): string {
  return `count-exchange-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`;
}
