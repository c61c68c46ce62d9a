import { fieldsOf } from 'shared-domain/fields';
import type { ColumnsOf, FieldKind, FieldTable, FormAnswers, FormName } from 'shared-domain/fields';
import { day, double, int, listOf, orNull, text, type Column } from '../../platform/db/columns.ts';

/** What the column of each kind of field holds. */
const COLUMNS: Record<FieldKind, Column<unknown>> = {
  name: text,
  line: orNull(text),
  notes: orNull(text),
  email: orNull(text),
  code: orNull(text),
  codes: listOf(text),
  number: orNull(int),
  year: orNull(int),
  date: orNull(day),
  latitude: orNull(double),
  longitude: orNull(double),
  reference: orNull(int),
};

/** The column of a kind of field. */
export const columnOf = (kind: FieldKind): Column<unknown> => COLUMNS[kind];

/** The columns of the fields of a table. */
export const columnsOf = <T extends FieldTable>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([column, { kind }]) => [column, COLUMNS[kind]]),
  ) as unknown as { [C in keyof T]: Column<ColumnsOf<T>[C]> };

/** The columns of a form's fields, where they have the names of its request. */
export const columnsNamedBy = <F extends FormName>(form: F) =>
  Object.fromEntries(fieldsOf(form).map(({ request, kind }) => [request, COLUMNS[kind]])) as unknown as {
    [N in keyof FormAnswers[F]]: Column<FormAnswers[F][N]>;
  };
