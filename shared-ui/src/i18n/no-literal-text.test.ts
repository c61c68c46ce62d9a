import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** Attributes that people read or hear. */
const SPOKEN = new Set([
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const LETTER = /\p{L}/u;
/** The product's own name is the same in every language. */
const NAMES = new Set(['Count Exchange']);
/** A key of a catalogue, handed on to the component that words it. */
const KEY = /^[a-z]+(?:[A-Z0-9][a-z0-9]*)+$/;

type Node = { type?: string; value?: unknown; name?: { value?: string }; [key: string]: unknown };

/** Texts written into the components of a file instead of its catalogue. */
function literalTexts(source: string): string[] {
  const found: string[] = [];
  const note = (value: unknown) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (LETTER.test(text) && !NAMES.has(text) && !KEY.test(text)) found.push(text);
  };
  const visit = (node: Node | Node[] | null | undefined, inside: 'child' | 'attribute' | null) => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, inside);
      return;
    }
    if (!node || typeof node !== 'object') return;
    if (node.type === 'JSXText') note(node.value);
    if (node.type === 'StringLiteral' && inside !== null) note(node.value);
    for (const [key, child] of Object.entries(node)) {
      if (typeof child === 'object') visit(child as Node, placeOf(node, key, inside));
    }
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node, null);
  return found;
}

/** Whether a part of the tree is shown as it stands: `{'text'}`, `{a ? 'b' : c}` and the value of a spoken attribute. */
function placeOf(
  node: Node,
  key: string,
  inside: 'child' | 'attribute' | null,
): 'child' | 'attribute' | null {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return key === 'children' ? 'child' : null;
    case 'JSXAttribute':
      return key === 'value' && SPOKEN.has(node.name?.value ?? '') ? 'attribute' : null;
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return inside;
    case 'ConditionalExpression':
      return key === 'test' ? null : inside;
    case 'BinaryExpression':
      return key === 'right' && ['&&', '||', '??'].includes(String(node['operator'])) ? inside : null;
    default:
      return null;
  }
}

test.each([
  ['<p>Hello</p>', ['Hello']],
  ["<p>{'Hello'}</p>", ['Hello']],
  ["<p>{a ? 'Yes' : t('no')}</p>", ['Yes']],
  ['<p aria-label="Close" className="big">{t("x")}</p>', ['Close']],
  ["<p title={b || 'Title'}>·</p>", ['Title']],
  ["<Head title={draft ? 'editDraft' : 'addStation'} />", []],
  ["<p className={a === 'x' ? 'y' : 'z'}>{f('key')} *</p>", []],
])('in %s the literal texts are %j', (code, expected) => {
  expect(literalTexts(`const x = ${code};`)).toEqual(expected);
});

const root = process.cwd();
const files = globSync('{shell,shared-ui,mfe-*}/src/**/*.tsx', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

test('there are components to check', () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(files)('%s takes every text from a catalogue', (file) => {
  expect(literalTexts(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});
