import { formatMessage, numberFormat, type Language } from 'shared-domain/texts';
import { dayInWords } from '../../platform/text/day-words.rules.ts';
import { marks } from '../audit/mark.texts.ts';
import { actionTexts } from '../audit/texts.ts';
import { fieldNames } from './field-names.ts';

type Detail = Record<string, unknown>;

const isRecord = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function plain(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number') return numberFormat(language).format(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? marks.nothing[language] : value.map(String).join(', ');
  }
  return typeof value === 'string' ? dayInWords(value, language) : JSON.stringify(value);
}

const fieldName = (field: string, language: Language): string =>
  fieldNames[field]?.[language] ?? field.replaceAll('_', ' ');

/** 'name Ada → Ada M., admin 0 → 1': the fields of `before` that are others in `after`. */
function changes({ before, after }: Detail, language: Language): string {
  if (!isRecord(before) || !isRecord(after)) return marks.nothing[language];
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const told = changed.map(
    (field) =>
      `${fieldName(field, language)} ${plain(before[field], language)} → ${plain(after[field], language)}`,
  );
  return told.join(', ') || marks.nothing[language];
}

function valueAt(detail: Detail, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), detail);
}

/** An entry of the audit log in words, its detail being worded already; one of a kind that this version does not know is its code. */
export function auditText(action: string, detail: Detail, language: Language): string {
  const texts: Readonly<Record<string, string>> = actionTexts[language];
  const text = Object.hasOwn(texts, action) ? texts[action] : undefined;
  if (text === undefined) return action;
  const worded = (path: string): string => {
    if (path === 'changes') return changes(detail, language);
    const value = valueAt(detail, path);
    const isFields = path === 'fields' && Array.isArray(value);
    return plain(isFields ? value.map((one) => fieldName(String(one), language)) : value, language);
  };
  const paths = Array.from(text.matchAll(/\{([\w.]+)\}/g), ([, path = '']) => path);
  // the form of a plural goes by the figure itself
  const counted = Array.from(text.matchAll(/\{(\w+), plural/g), ([, path = '']) => path);
  // and so does what a code stands for, which no person reads
  const chosen = Array.from(text.matchAll(/\{(\w+), select/g), ([, path = '']) => path);
  return formatMessage(text, language, {
    ...Object.fromEntries([...paths, ...chosen].map((path) => [path, worded(path)])),
    ...Object.fromEntries(counted.map((path) => [path, Number(valueAt(detail, path) ?? 0)])),
  });
}
