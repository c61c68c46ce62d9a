import { numberFormat, type Language } from './language.ts';

/** What fills the places of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** How numbers can be written otherwise, in ICU's words. */
const SKELETONS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  '::group-off': { useGrouping: false },
  '::.#': { maximumFractionDigits: 1 },
};

const pluralRules = new Map<Language, Intl.PluralRules>();

/** 'one' or 'other'; Spanish's third form, for millions, reads like 'other' in all of our messages. */
function pluralForm(language: Language, value: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(value);
}

/** Where the brace that opens at `open` is closed. */
function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    else if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${message}`);
}

/** The forms of a plural or of a choice by their names: `one {# row} other {# rows}`. */
function formsOf(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (let at = 0, open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const close = closing(text, open);
    forms.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
  return forms;
}

function place(inside: string, language: Language, values: Values): string {
  const [name = '', kind, rest = ''] = inside.split(/\s*,\s*(.*?)(?:\s*,\s*(.*))?$/s, 3);
  const value = values[name.trim()];
  if (value === undefined) return `{${inside}}`;
  if (kind === 'plural' || kind === 'select') {
    const forms = formsOf(rest);
    const form = kind === 'select' ? String(value) : pluralForm(language, Number(value));
    const chosen = forms.get(`=${value}`) ?? forms.get(form) ?? forms.get('other') ?? '';
    return fill(chosen, language, values, kind === 'plural' ? written(value, language) : undefined);
  }
  return written(value, language, SKELETONS[rest]);
}

function written(value: string | number, language: Language, options?: Intl.NumberFormatOptions): string {
  return typeof value === 'number' ? numberFormat(language, options).format(value) : value;
}

function fill(message: string, language: Language, values: Values, counted?: string): string {
  let filled = '';
  for (let at = 0; at < message.length; at += 1) {
    const sign = message[at];
    if (sign === '{') {
      const close = closing(message, at);
      filled += place(message.slice(at + 1, close), language, values);
      at = close;
    } else if (sign === '#' && counted !== undefined) filled += counted;
    // what ends with a period, such as "11:00 p.m.", ends the sentence with it
    else if (sign !== '.' || message[at - 1] !== '}' || !filled.endsWith('.')) filled += sign;
  }
  return filled;
}

/**
 * A message of ICU MessageFormat in words, as far as the catalogues use it: `{name}`, `{line, number, ::group-off}`, `{share, number, ::.#}`,
 * `{count, plural, =0 {…} one {# row} other {# rows}}`, `{kind, select, a {…} other {…}}`. Numbers are written as the
 * language does. A place without a value stays visible.
 */
export function formatMessage(message: string, language: Language, values: Values = {}): string {
  return message.includes('{') ? fill(message, language, values) : message;
}
