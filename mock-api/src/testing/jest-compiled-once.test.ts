import vm from 'node:vm';
import { compiledOnce } from './jest-compiled-once.mjs';

const left: string[] = [];
const compile = compiledOnce((source, params, options) => {
  left.push(source);
  return vm.compileFunction(source, params, options) as () => unknown;
});
const own = () => ({ filename: '/somewhere/module.js', parsingContext: vm.createContext({}) });
beforeEach(() => left.splice(0));

test('a module is run anew in each context, with that context’s own globals', () => {
  const source = 'globalThis.runs = (globalThis.runs ?? 0) + 1; module.exports = { runs, list: [] };';
  const [one, other] = [own(), own()].map((options) => {
    const module: { exports: { runs?: number; list?: unknown } } = { exports: {} };
    compile(source, ['module'], options)(module);
    return { ...module.exports, Array: vm.runInContext('Array', options.parsingContext) as typeof Array };
  });
  expect([one?.runs, other?.runs]).toEqual([1, 1]);
  expect(one?.list).toBeInstanceOf(one?.Array);
  expect(other?.list).toBeInstanceOf(other?.Array);
  expect(one?.Array).not.toBe(other?.Array);
  expect(left).toEqual([]);
});

test('what has changed is compiled again, and so is what is handed other things', () => {
  expect(compile('return 1', [], own())()).toBe(1);
  expect(compile('return 2', [], own())()).toBe(2);
  expect(compile('return given', ['given'], own())(3)).toBe(3);
  expect(compile('return given', ['other', 'given'], own())(3, 4)).toBe(4);
});

test.each([
  ['its first line', `"use strict"; throw new Error('here')`, '1:21'],
  ['a later one', `"use strict";\n\n  throw new Error('here')`, '3:9'],
])('a module that fails on %s names the place', (_, source, place) => {
  let stack = '';
  try {
    compile(source, ['module'], own())();
  } catch (error) {
    ({ stack = '' } = error as Error);
  }
  expect(stack).toContain(`module.js:${place}`);
});

test.each([
  ['that imports while it runs', 'return () => import("node:fs")'],
  ['that starts as a command does', '#!/usr/bin/env node'],
])('a module %s is left to the usual way', (_, source) => {
  try {
    compile(source, [], own());
  } catch {
    // a command is none of a function's bodies
  }
  expect(left).toEqual([source]);
});

test('a module that is no script is refused in the usual words', () => {
  expect(() => compile('export const a = 1;', [], own())).toThrow(/Unexpected token 'export'/);
  expect(left).toHaveLength(1);
});
