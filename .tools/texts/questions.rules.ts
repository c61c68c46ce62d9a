import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { textFiles } from './sentences.ts';

type Node = { type?: string; value?: unknown; key?: { value?: unknown }; [name: string]: unknown };

/** Every node of a file. */
function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  else if (node && typeof node === 'object') {
    yield node as Node;
    for (const child of Object.values(node)) yield* nodesOf(child);
  }
}

/** What stands under a name in an object, or in what it is shorthand for. */
function under(object: Node, name: string): Node | undefined {
  const properties = object['properties'] as Node[];
  const found = properties.find(({ key, value }) => (key?.value ?? value) === name);
  return found?.type === 'Identifier' ? found : (found?.value as Node | undefined);
}

/** The key of a text of a catalogue, and whether values are put into it. */
function saidBy(node: Node | undefined): { key: string; names: boolean } | undefined {
  if (node?.type !== 'CallExpression' || (node['callee'] as Node).value !== 't') return undefined;
  const [first, values] = (node['arguments'] as { expression: Node }[]).map(({ expression }) => expression);
  // of two texts, either has them or neither does
  const key = first?.type === 'ConditionalExpression' ? (first['consequent'] as Node) : first;
  return key?.type === 'StringLiteral' ? { key: String(key.value), names: values !== undefined } : undefined;
}

/**
 * The questions that a source file asks before an act, each by the key of its text; `names`: the text takes the name of
 * what the act is about. A question that is handed on belongs to the file that words it.
 */
export function questionsIn(source: string, tsx = false): { key: string; names: boolean }[] {
  const nodes = [...nodesOf(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }))];
  const named = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [(id as Node).value, init as Node]),
  );
  return nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    if (!['title', 'text', 'accept'].every((name) => under(node, name))) return [];
    const text = under(node, 'text');
    const said = saidBy(text?.type === 'Identifier' ? named.get(text.value) : text);
    return said ? [said] : [];
  });
}

/** The questions of the screens, each with its file. */
export function questionsOf(root: string): { file: string; key: string; names: boolean }[] {
  return textFiles(root)
    .filter((file) => !file.startsWith('mock-api/'))
    .flatMap((file) =>
      questionsIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x')).map((question) => ({
        file,
        ...question,
      })),
    );
}
