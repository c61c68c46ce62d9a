import postcss, { type AtRule, type Declaration } from 'postcss';

/** What is wrong at a place, as 'line: why'. */
type Fault = string;

const HEX = String.raw`(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])`;
const CALL = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(`;
const LITERAL = new RegExp(`${HEX}|${CALL}`, 'i');
const NAMED = new RegExp(
  `(?<![\\w-])(?:${(
    'aqua black blue brown coral crimson cyan fuchsia gold gray green grey indigo ivory khaki lime magenta maroon ' +
    'navy olive orange orchid pink plum purple red salmon sienna silver tan teal tomato violet wheat white yellow ' +
    'amber goldenrod chocolate darkorange orangered firebrick steelblue slategray slategrey dimgray dimgrey ' +
    'lightgray lightgrey darkgray darkgrey whitesmoke gainsboro'
  )
    .split(' ')
    .join('|')})(?![\\w-])`,
  'i',
);
const COLOUR_PROP = /color|background|border|outline|fill|stroke|shadow|^--/;
const SPACE_PROP = /^(?:margin|padding|gap|row-gap|column-gap|border-spacing)/;
/** Nothing, hairlines, shares, words, and what is named. */
const SPACE = /^(?:0|-?1px|-?[\d.]+%|auto|inherit|var\(--[\w-]+\))$/;
const LENGTH = /[\d.]+(?:px|rem|em|ch|vw|vh)/;
/** A token that means one thing may colour nothing else: what the selector then says. */
const MEANINGS: readonly [token: RegExp, selector: RegExp][] = [
  [/--c-(?:review|on-review)\b/, /\.is-review\b/],
  [/--(?:mark|tile)-none\b/, /none|null/i],
  [/--(?:mark|tile)-suspect\b/, /suspect/],
  [/--(?:mark|chart-wash)-selected\b/, /selected/],
  [/--(?:mark|tile|chart-wash)-finding\b/, /finding|weight/],
];

const at = (node: AtRule | Declaration, why: string): Fault => `${node.source?.start?.line ?? 0}: ${why}`;

/** Faults of a style sheet: colours, spaces and widths of its own, and tokens that say what they do not mean. */
export function faultsOfStyles(source: string, breakpoints: readonly number[]): Fault[] {
  const root = postcss.parse(source);
  const faults: Fault[] = [];
  root.walkAtRules(/^(?:media|container)$/, (rule) => {
    if (!/width/.test(rule.params)) return;
    const [, width] = /^\(max-width: (\d+)px\)$/.exec(rule.params) ?? [];
    if (!breakpoints.includes(Number(width))) faults.push(at(rule, `breakpoint ${rule.params}`));
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (LITERAL.test(value) || (COLOUR_PROP.test(prop) && NAMED.test(withoutAddresses(value))))
      faults.push(at(declaration, `colour ${prop}: ${value}`));
    if (SPACE_PROP.test(prop) && !isOnScale(value)) faults.push(at(declaration, `space ${prop}: ${value}`));
    if (value.includes('--c-sign')) faults.push(at(declaration, 'amber is called --c-review'));
    for (const [token, selector] of MEANINGS) {
      if (token.test(value) && !selectorsOf(declaration).every((one) => selector.test(one)))
        faults.push(at(declaration, `meaning ${prop}: ${value}`));
    }
  });
  return faults;
}

const withoutAddresses = (value: string) => value.replace(/url\([^)]*\)|var\([^)]*\)/g, '');

function isOnScale(value: string): boolean {
  const parts = postcss.list.space(value);
  return parts.every((part) => SPACE.test(part) || (part.startsWith('calc(') && isNamedSum(part)));
}

/** A sum that names what it is made of; a hair more or less is no space of its own. */
const isNamedSum = (part: string) => part.includes('var(--') && !LENGTH.test(part.replace(/\b1px\b/g, ''));

function selectorsOf({ parent }: Declaration): string[] {
  return parent?.type === 'rule' ? parent.selectors : [''];
}

const CODE: readonly [what: string, found: RegExp][] = [
  ['colour', new RegExp(`['"\`\\s(:=]${HEX}|['"\`]\\s*${CALL}`, 'gi')],
  [
    'colour',
    /\b(?:fill|stroke|color|background|backgroundColor|borderColor|fillStyle|strokeStyle)\s*[=:]\s*\{?\s*['"](?!none\b|currentcolor\b|transparent\b|inherit\b|url\b|var\b)[a-z]+['"]/gi,
  ],
  ['space', /style=\{\{[^}]*\b(?:margin|padding|gap)\w*\s*:/g],
  ['breakpoint', /(?:matchMedia|@media)[^;]*\b(?:width)\b/g],
];

/** Faults of a program or a page: colours, spaces and widths written into it. */
export function faultsOfCode(source: string): Fault[] {
  return CODE.flatMap(([what, found]) =>
    [...source.matchAll(found)].map(
      (match) => `${source.slice(0, match.index).split('\n').length}: ${what} ${match[0].trim()}`,
    ),
  );
}
