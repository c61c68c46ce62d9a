import { contactFields, contactKinds } from './contact-fields.ts';
import type { Field, FormName, Words } from './field.ts';
import { fieldsOf, type FlowColumn, type StationColumn } from './forms.ts';
import { flowFields } from './flow-fields.ts';
import { stationFields } from './station-fields.ts';

/** A label inside a sentence: words of a title in small letters, but for abbreviations and names. */
const inSentence = (label: string): string =>
  label.replaceAll(/(?<=[ /(-])[A-Z][a-z]+/g, (word) => word.toLowerCase());

const isName = (field: Field) => 'isName' in field;
const labelIn = (field: Field, language: 'en' | 'es') =>
  language === 'en' && !isName(field) ? inSentence(field.label.en) : field.label[language];

/**
 * What the audit log calls the fields that a save changed, by their columns and by their names in a request: as the forms
 * call them.
 */
export function auditLabels(language: 'en' | 'es'): Record<StationColumn | FlowColumn, string> {
  const tables = [flowFields, stationFields].map((table): [string, Field][] => Object.entries(table));
  const byColumn = new Map(tables.flat());
  const labels = [...byColumn].map(([column, field]) => [column, labelIn(field, language)]);
  const requests = (['v1', 'next'] satisfies FormName[]).flatMap((form) =>
    fieldsOf(form).flatMap(({ request, column }) => {
      const field = byColumn.get(column);
      return field && request !== column ? [[request, labelIn(field, language)]] : [];
    }),
  );
  return Object.fromEntries([...requests, ...labels]) as Record<StationColumn | FlowColumn, string>;
}

/** What the audit log calls who a station names, and what is recorded of them. */
export function contactLabels(language: 'en' | 'es'): Record<string, string> {
  const kinds = Object.entries(contactKinds) as [keyof typeof contactKinds, Words][];
  return Object.fromEntries(
    kinds.flatMap(([kind, label]) => [
      [kind, label[language]],
      ...fieldsOf(kind).map(({ column, request }) => [
        request,
        contactFields[column as keyof typeof contactFields].label[language],
      ]),
    ]),
  );
}
