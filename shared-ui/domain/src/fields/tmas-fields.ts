import type { Field, Tmas, TmasOf, Words } from './field.ts';
import { flowFields } from './flow-fields.ts';
import { factFields } from './shared-fields.ts';
import { stationFields } from './station-fields.ts';

/** A field of the station record that a field of the table fills. */
export type TmasField = TmasOf<typeof stationFields> | TmasOf<typeof flowFields>;

/** Which field of the table fills one of the record, and whose answer counts. */
export type TmasRow = Pick<Field, 'kind' | 'list'> &
  Pick<Tmas, 'as' | 'without'> & {
    field: TmasField;
    column: string;
    /** `either`: the flow's, and the station's where the flow says nothing. */
    of: 'station' | 'flow' | 'either';
    called: Words;
  };

const inSmallLetters = ({ label: { en, es }, isName }: Field): Words =>
  isName ? { en, es } : { en: en.toLowerCase(), es: es.toLowerCase() };

function tmasRow(column: string, field: Field, tmas: Tmas, of: TmasRow['of']): TmasRow {
  const { kind, list } = field;
  const { as, without, called = inSmallLetters(field) } = tmas;
  return { field: tmas.field as TmasField, column, kind, list, as, without, of, called };
}

const filling = (table: Record<string, Field>, of: (column: string) => TmasRow['of'] | null) =>
  Object.entries(table).flatMap(([column, field]) => {
    const owner = of(column);
    return field.tmas && owner ? [tmasRow(column, field, field.tmas, owner)] : [];
  });

/** What fills the station record. What is asked once stands with each flow (S13), so the flow's is written. */
export const TMAS_ROWS: readonly TmasRow[] = [
  ...filling(stationFields, (column) => (column in flowFields ? null : 'station')),
  ...filling(flowFields, (column) =>
    column in stationFields && !(column in factFields) ? 'either' : 'flow',
  ),
];
