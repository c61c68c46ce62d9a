import { signaturesOf } from './signatures.rules.ts';

const kit: Record<string, string> = {
  index: "export { Card } from './card';\nexport { open as show, type Shown, SIZES, KEY } from './open';\n",
  card: `import type { ReactNode } from 'react';
import type { Look } from './looks';
/** A card. */
export declare function Card({ title, look }: {
    title: ReactNode;
    look?: Look;
}): ReactNode;
export declare const internal: number;
`,
  open: `type Where = {
    page: number;
};
export type Shown = Where | null;
export declare function open(page: string): Shown;
export declare function open(page: Where): Shown;
export declare const SIZES: { small: number; }, OTHER: string;
export declare const KEY = "token";
export declare const styled: import("./look").Look;
`,
  looks: "export type * from './look';\n",
  look: "export type Look = 'plain' | Loud;\ntype Loud = 'loud';\n",
};
const signatures = (change: Record<string, string> = {}) =>
  signaturesOf('index', {
    read: (file) => ({ ...kit, ...change })[file] ?? '',
    find: (_, module) => (module.startsWith('./') ? module.slice(2) : null),
  });
const changedBy = (file: string, from: string, to: string) => {
  const [before, after] = [signatures(), signatures({ [file]: kit[file]?.replace(from, to) ?? '' })];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
};

test('every name that an entry hands on has a signature, under the name that it is handed on by', () => {
  expect(Object.keys(signatures())).toEqual(['Card', 'KEY', 'SIZES', 'Shown', 'show']);
});

test.each<[string, string, string, string, string[]]>([
  ['a comment', 'card', 'A card.', 'A box.', []],
  ['layout', 'card', '    title', ' title', []],
  ['what nobody is handed', 'card', 'internal: number', 'internal: string', []],
  ['a property', 'card', 'look?: Look', 'look: Look', ['Card']],
  ['a type of another file', 'look', "'loud'", "'noisy'", ['Card']],
  ['a type that is not exported', 'open', 'page: number;', 'page: string;', ['Shown', 'show']],
  ['one of two overloads', 'open', '(page: Where)', '(page?: Where)', ['show']],
  ['a constant’s type', 'open', 'small: number', 'small: string', ['SIZES']],
  ['a constant’s value', 'open', '"token"', '"key"', ['KEY']],
  ['where a library’s type comes from', 'card', "'react'", "'preact'", ['Card']],
])('a change of %s is seen', (_, file, from, to, names) => {
  expect(kit[file]).toContain(from);
  expect(changedBy(file, from, to)).toEqual(names);
});
