import { createElement, version } from 'react';
import { render, screen } from '@testing-library/react';
import * as production from 'react/jsx-runtime';
import { Fragment, jsxDEV } from './jsx-dev-runtime.ts';

test('what a development server compiles is drawn by the JSX that is shared', () => {
  expect(Fragment).toBe(production.Fragment);
  const item = (text: string) => jsxDEV('li', { children: text }, text, false);
  render(jsxDEV('ul', { 'aria-label': version, children: [item('one'), item('two')] }, undefined, true));
  expect(screen.getByRole('list', { name: version })).toHaveTextContent('onetwo');
  expect(jsxDEV('li', {}, 'one', false)).toEqual(createElement('li', { key: 'one' }));
});
