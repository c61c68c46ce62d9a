import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

type Node = { type?: string; key?: { value?: unknown }; [name: string]: unknown };

/** Fewer words are names, "Save", "Count Interval": in Spanish they may say another thing in another place. */
const LEAST_WORDS = 3;

const isLiteral = (node?: Node): boolean =>
  node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral';

/** What a literal says, values shown as `{}`. */
function textOf(literal: Node): string {
  if (literal.type === 'StringLiteral') return String(literal['value']);
  const quasis = literal['quasis'] as { cooked?: string; raw: string }[];
  return quasis.map(({ cooked, raw }) => cooked ?? raw).join('{}');
}

/**
 * What stands under `en` in a source file: each text once, values shown as `{}`. With `whole` all its literals, for a
 * file that is English from end to end.
 */
export function englishIn(source: string, tsx = false, whole = false): string[] {
  const found = new Set<string>();
  const visit = (node: Node | Node[] | null | undefined, english: boolean): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, english);
    if (!node || typeof node !== 'object' || Array.isArray(node)) return;
    if (english && isLiteral(node)) found.add(textOf(node));
    const inside = english || (node.type === 'KeyValueProperty' && node.key?.value === 'en');
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child as Node, inside);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }) as unknown as Node, whole);
  return [...found].map((text) => text.replace(/\{\w+(, number[^{}]*)?\}/g, '{}').trim());
}

/** A text of a catalogue, or of a pair, in both languages; as it stands in the source, values as `{name}` or `{}`. */
export type Said = { en: string; es: string };

const named = (node: Node, name: string) =>
  (node['properties'] as Node[]).find(({ key }) => key?.value === name)?.['value'] as Node | undefined;

/** What stands in a source file under `en` and, by the same key, under `es`. */
export function saidIn(source: string, tsx = false): Said[] {
  const found: Said[] = [];
  const match = (english: Node | undefined, spanish: Node | undefined): void => {
    if (!english || !spanish) return;
    if (isLiteral(english) && isLiteral(spanish)) found.push({ en: textOf(english), es: textOf(spanish) });
    if (english.type !== 'ObjectExpression' || spanish.type !== 'ObjectExpression') return;
    for (const { key, value } of english['properties'] as Node[]) {
      if (value) match(value as Node, named(spanish, String(key?.value)));
    }
  };
  const visit = (node: Node | Node[] | null | undefined): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!node || typeof node !== 'object' || Array.isArray(node)) return;
    if (node.type === 'ObjectExpression' && named(node, 'en')) match(named(node, 'en'), named(node, 'es'));
    else for (const child of Object.values(node)) if (typeof child === 'object') visit(child as Node);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }) as unknown as Node);
  return found;
}

/** Whether it says something, instead of naming it. */
export function isSentence(text: string): boolean {
  return (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).length >= LEAST_WORDS;
}

/** The production files that can hold texts. */
export function textFiles(root: string): string[] {
  return globSync('{shell,shared-ui,mfe-*,mock-api}/{src,domain/src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/demo\/|\/e2e\//.test(file))
    .sort();
}

/** Names that only look alike, with why. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['State · Estado', 'a state of the country is not how far a job is, though both languages say it alike'],
]);

/** What may stand in one file only: of a sentence its English, of a name both languages, since “From” is not one word. */
function saidOnce(source: string, tsx: boolean): Set<string> {
  const names = saidIn(source, tsx)
    .filter(({ en }) => /\p{L}/u.test(en.replace(/\{[^{}]*\}/g, '')) && !isSentence(en))
    .map(({ en, es }) => `${en} · ${es}`);
  const sentences = englishIn(source, tsx).filter(isSentence);
  return new Set([...sentences, ...names.filter((name) => !ALIKE.has(name))]);
}

/** Each text that stands in more than one file, with its files. */
export function repeatedIn(files: { file: string; source: string }[]): [string, string[]][] {
  const places = new Map<string, string[]>();
  for (const { file, source } of files) {
    for (const text of saidOnce(source, file.endsWith('x'))) {
      places.set(text, [...(places.get(text) ?? []), file]);
    }
  }
  return [...places].filter(([, where]) => where.length > 1);
}

/** The English of each `{ en: '…', es: '…' }` that says something by itself, instead of by a catalogue. */
export function pairsIn(source: string, tsx = false): string[] {
  const found: string[] = [];
  const visit = (node: Node | Node[] | null | undefined): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!node || typeof node !== 'object' || Array.isArray(node)) return;
    if (node.type === 'ObjectExpression') {
      const named = (name: string) =>
        (node['properties'] as Node[]).find(({ key }) => key?.value === name)?.['value'] as Node | undefined;
      const english = named('en');
      if (english && isLiteral(english) && isLiteral(named('es'))) found.push(textOf(english));
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child as Node);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }) as unknown as Node);
  return found;
}

/** The table of fields is a catalogue of its own (T8). */
const FIELD_TABLE = 'shared-ui/domain/src/fields/';

/**
 * Each text of the repository that is a pair instead of a message of a catalogue, with its file: on the server any; on
 * screens what is more than a name of a menu or page, or an address.
 */
export function pairsOutside(root: string): string[] {
  return textFiles(root)
    .filter((file) => !file.startsWith(FIELD_TABLE))
    .flatMap((file) => {
      const texts = pairsIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x'));
      const counted = file.startsWith('mock-api/')
        ? texts
        : texts.filter((text) => isSentence(text) && !text.startsWith('/'));
      return counted.map((text) => `${text} ← ${file}`);
    });
}

/** The repeated texts of the repository. */
export function repeatedTexts(root: string): [string, string[]][] {
  return repeatedIn(
    textFiles(root).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
  );
}
