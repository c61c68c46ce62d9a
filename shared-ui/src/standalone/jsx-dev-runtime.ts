/**
 * JSX as a development server builds it, over the JSX that is shared: React's own development copy asks more of React
 * than the one of a released shell has, which takes a remote from a developer's machine.
 */
import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** What the compiler calls; where in the source an element stands is left out. */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
