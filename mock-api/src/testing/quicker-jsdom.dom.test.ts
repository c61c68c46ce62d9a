import { createRequire } from 'node:module';
import { mayMatch } from './may-match.mjs';

const itsJsdom = createRequire(
  createRequire(`${process.cwd()}/jest.config.mjs`).resolve('jest-environment-jsdom'),
);
const sheet = itsJsdom('jsdom/lib/jsdom/browser/default-stylesheet.js') as string;

/** The selectors of a browser's own style sheet, as jsdom has it. */
const selectors = [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{[^{}]*\}/g)]
  .map(([, selector = '']) => selector.trim())
  .filter((selector) => !selector.startsWith('@'));

const matches = (element: Element, selector: string) => {
  try {
    return element.matches(selector);
  } catch {
    // one that jsdom doesn't know matches nothing
    return false;
  }
};

afterEach(() => document.body.replaceChildren());

describe('a selector that is not asked about', () => {
  test('would not have matched: every rule of the browser’s own sheet, every element it names', () => {
    const named = new Set(selectors.flatMap((selector) => selector.match(/[a-z][\w-]*/g) ?? []));
    const elements = [...named, 'section-of-ours'].flatMap((name) => {
      const plain = document.createElement(name);
      const nested = document.createElement(name);
      nested.setAttribute('type', 'hidden');
      nested.setAttribute('hidden', '');
      document.body.append(plain);
      plain.append(nested);
      return [plain, nested];
    });
    const wrong = selectors.flatMap((selector) =>
      elements
        .filter((element) => matches(element, selector) && !mayMatch(selector, element.localName))
        .map((element) => `${selector}: ${element.localName}`),
    );
    expect(selectors.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
    expect(selectors.filter((selector) => !mayMatch(selector, 'section-of-ours')).length).toBeGreaterThan(60);
  });

  test.each([
    ['p', 'p', true],
    ['P', 'p', true],
    ['main > p', 'p', true],
    ['main > p', 'main', false],
    ['p, .note', 'main', true],
    ['p.note:not(main, b)', 'main', false],
    ['input[type="a b, main"]', 'main', false],
    ['*', 'main', true],
    ['main::before', 'main', true],
    ['p:is(:not(b), i)', 'main', true],
    [undefined, 'main', true],
  ])('%s, %s: %s', (selector, name, may) => expect(mayMatch(selector, name)).toBe(may));
});

describe('styles that are kept', () => {
  const html = '<style>.away { display: none }</style><main><p>text</p></main>';
  const shown = () => getComputedStyle(document.querySelector('p') ?? document.body);

  test.each<[string, () => void, Partial<CSSStyleDeclaration>]>([
    ['a class', () => document.querySelector('p')?.classList.add('away'), { display: 'none' }],
    ['hidden', () => document.querySelector('p')?.setAttribute('hidden', ''), { display: 'none' }],
    [
      'its own style',
      () => document.querySelector('p')?.setAttribute('style', 'opacity: 0'),
      { opacity: '0' },
    ],
    [
      'what is around it',
      () => document.querySelector('main')?.setAttribute('style', 'visibility: hidden'),
      { visibility: 'hidden' },
    ],
    [
      'a new rule',
      () =>
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'p { display: none }' }),
        ),
      { display: 'none' },
    ],
  ])('are looked up again after a change of %s', (_what, change, style) => {
    document.body.innerHTML = html;
    expect(shown()).toMatchObject({ display: 'block', visibility: 'visible' });
    change();
    expect(shown()).toMatchObject(style);
    document.head.replaceChildren();
  });
});

describe('the field of a label', () => {
  const controlOf = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('label')?.control?.getAttribute('name') ?? null;
  };

  test.each([
    ['is named by its id', '<label for="a"></label><input id="a" name="one">', 'one'],
    [
      'is the first of that id',
      '<label for="a"></label><input id="a" name="one"><input id="a" name="two">',
      'one',
    ],
    ['is none where there is no such id', '<label for="b"><input name="in"></label><input id="a">', null],
    ['is none where that can have no label', '<label for="a"></label><p id="a" name="one">', null],
    ['is what is in it', '<label><input name="in"></label>', 'in'],
    ['is none by an empty id', '<label for=""><input name="in"></label>', null],
  ])('%s', (_what, html, name) => expect(controlOf(html)).toBe(name));

  test('follows an id that moves', () => {
    document.body.innerHTML = '<label for="a">Name</label><input id="a" name="one"><input name="two">';
    const [one, two] = [...document.querySelectorAll('input')];
    expect([one?.labels?.length, two?.labels?.length]).toEqual([1, 0]);
    one?.removeAttribute('id');
    two?.setAttribute('id', 'a');
    expect([one?.labels?.length, two?.labels?.length]).toEqual([0, 1]);
  });
});
