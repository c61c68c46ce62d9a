import type { Language } from '../../platform/text/language.ts';
import { actions, nothing } from '../audit/texts.ts';
import { fieldNames } from './field-names.ts';

type Detail = Record<string, unknown>;

const isRecord = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function numberText(value: number, language: Language): string {
  return value.toLocaleString(language === 'es' ? 'es-MX' : 'en-US');
}

function plain(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number') return numberText(value, language);
  if (Array.isArray(value)) {
    return value.length === 0 ? nothing[language] : value.map(String).join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const fieldName = (field: string, language: Language): string =>
  fieldNames[field]?.[language] ?? field.replaceAll('_', ' ');

/** 'name Ada → Ada M., admin 0 → 1': the fields of `before` that are others in `after`. */
function changes({ before, after }: Detail, language: Language): string {
  if (!isRecord(before) || !isRecord(after)) return nothing[language];
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const told = changed.map(
    (field) =>
      `${fieldName(field, language)} ${plain(before[field], language)} → ${plain(after[field], language)}`,
  );
  return told.join(', ') || nothing[language];
}

function valueAt(detail: Detail, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), detail);
}

/** An entry of the audit log in words, its detail being worded already; one of a kind that this version does not know is its code. */
export function auditText(action: string, detail: Detail, language: Language): string {
  const known = Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : null;
  if (!known) return action;
  return known.text[language].replace(/\{([\w.]+)\}/g, (_, path: string) => {
    if (path === 'changes') return changes(detail, language);
    const value = valueAt(detail, path);
    const isFields = path === 'fields' && Array.isArray(value);
    return plain(isFields ? value.map((one) => fieldName(String(one), language)) : value, language);
  });
}
