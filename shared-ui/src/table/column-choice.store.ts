import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ColumnChoice } from './column-choice.rules.ts';

type Kept = { kept: Readonly<Record<string, readonly string[]>> };

/**
 * The columns that people chose, by person and table, kept under 'table-columns'. It stays when they sign out, as the looks
 * do: it says nothing but which columns somebody looks at.
 */
const store = create<Kept>()(persist((): Kept => ({ kept: {} }), { name: 'table-columns' }));

const keyOf = (person: number, table: string) => `${person} ${table}`;

/** The columns that this person chose for a table in this browser; null where they chose none. */
export const useKeptColumns = (person: number, table: string): ColumnChoice =>
  store(({ kept }) => kept[keyOf(person, table)] ?? null);

/** Keeps them for the next visit; null forgets them. */
export function keepColumns(person: number, table: string, choice: ColumnChoice): void {
  store.setState(({ kept: { [keyOf(person, table)]: _former, ...others } }) => ({
    kept: choice === null ? others : { ...others, [keyOf(person, table)]: choice },
  }));
}
