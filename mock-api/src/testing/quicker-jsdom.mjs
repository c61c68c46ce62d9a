// Screens' tests ask jsdom for little else than roles and names, and those ask for styles and labels of every element,
// again and again. The answers stay the same here; they are found sooner. To be imported before jsdom.
import { createRequire } from 'node:module';
import { mayMatch } from './may-match.mjs';

// the jsdom that the environment has, wherever it is installed
const itsJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = itsJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

// most of the hundred rules of a browser's own style sheet are for elements of other names
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(selector, element._localName) && matchesDontThrow(element, selector);

// its files need one another, and in this order
itsJsdom('jsdom');
const { implForWrapper } = itsJsdom('jsdom/lib/jsdom/living/generated/utils.js');
const { isLabelable } = itsJsdom('jsdom/lib/jsdom/living/helpers/form-controls.js');
const label = itsJsdom('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js').implementation.prototype;
const searched = Object.getOwnPropertyDescriptor(label, 'control');

// a label's field: jsdom walks the whole document for it; where one element has the id, the document knows which
Object.defineProperty(label, 'control', {
  configurable: true,
  get() {
    const id = this._attached ? this.getAttributeNS(null, 'for') : null;
    const root = id ? this.getRootNode({}) : null;
    const named = root && root === this._ownerDocument ? (root._ids[id] ?? []) : null;
    if (!named || named.length > 1 || named[0]?.getRootNode({}) !== root) return searched.get.call(this);
    return isLabelable(named[0]) ? named[0] : null;
  },
});

/** Has a window keep the style of an element until something in its document changes, as jsdom keeps the half of it. */
export function keepStyles(window) {
  const { getComputedStyle } = window;
  let kept = { of: null, styles: new WeakMap() };
  window.getComputedStyle = (wrapper, pseudo) => {
    const element = implForWrapper(wrapper);
    if (pseudo || !element?._attached) return getComputedStyle(wrapper, pseudo);
    const known = element._ownerDocument._styleCache;
    const style = known && known === kept.of ? kept.styles.get(wrapper) : undefined;
    if (style) return style;
    const found = getComputedStyle(wrapper);
    // null again would be: something changed meanwhile
    const { _styleCache: cache } = element._ownerDocument;
    if (cache !== kept.of) kept = { of: cache, styles: new WeakMap() };
    kept.styles.set(wrapper, found);
    return found;
  };
}
