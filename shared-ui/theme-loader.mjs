import postcss from 'postcss';

/** PrimeReact's components in use (first word of their class names), and words that name a state. Other rules go. */
const KEPT = new Set(
  (
    'checkbox column datatable dropdown inputtext inputwrapper multiselect paginator ' +
    'component connected disabled error filled focus hidden highlight icon invalid link overflow overlay ' +
    'placeholder row selectable sortable variant virtualscroller'
  ).split(' '),
);
/** Their hard-coded colours and our tokens, by use: text, background, line. Shadows keep black with alpha. */
const TOKENS = {
  '#ffffff': { text: 'on-accent', background: 'surface', line: 'surface' },
  '#f9fafb': { background: 'surface' },
  '#f8f8fa': { background: 'stripe' },
  '#f3f4f6': { background: 'hover', line: 'line' },
  '#e5e7eb': { background: 'line', line: 'line' },
  '#d1d5db': { line: 'line-strong' },
  '#6b7280': { text: 'text-muted' },
  '#4b5563': { text: 'text' },
  '#374151': { text: 'text' },
  '#3b82f6': { background: 'accent', line: 'accent', shadow: 'accent' },
  '#1d4ed8': { text: 'on-highlight', background: 'accent-hover', line: 'accent-hover' },
  '#eff6ff': { background: 'highlight', line: 'highlight', shadow: 'highlight' },
  'rgba(59, 130, 246, 0.24)': { background: 'highlight-2' },
  'rgba(59, 130, 246, 0.16)': { background: 'highlight' },
  'rgba(0, 0, 0, 0.4)': { background: 'mask' },
  '#bfdbfe': { line: 'focus' },
  '#e24c4c': { text: 'danger-text', line: 'danger' },
};
const SHADOW = /^rgba\(0, ?0, ?0/;
const FOCUS_RING = /(inset )?0 0 0 [\d.]+rem #bfdbfe/;
const COLOUR = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;
const REM = /(-?\d*\.?\d+)rem\b/g;
/** The theme is drawn for larger letters than ours. */
const SCALE = 0.875;

function useOf(prop) {
  if (prop.includes('shadow')) return 'shadow';
  if (/^border|outline/.test(prop)) return 'line';
  return prop.startsWith('background') ? 'background' : 'text';
}

const isKept = (selector) => [...selector.matchAll(/\.p-([a-z0-9]+)/g)].every(([, word]) => KEPT.has(word));

function prune(root) {
  root.walkAtRules('font-face', (rule) => rule.remove());
  root.walkRules((rule) => {
    if ((rule.parent.name ?? '').endsWith('keyframes')) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0 || rule.selector.startsWith(':root')) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** A ring of two solid pixels in place of the theme's pale glow, which nobody sees. */
function redrawFocus(decl) {
  const ring = decl.prop === 'box-shadow' && FOCUS_RING.exec(decl.value);
  if (ring) Object.assign(decl, { prop: 'outline', value: '2px solid var(--c-focus)' });
  if (ring?.[1]) decl.after({ prop: 'outline-offset', value: '-2px' });
}

/** Puts our sizes and tokens into a declaration; adds colours for which there is none to `unknown`. */
function retoken(decl, unknown) {
  if (decl.prop === 'border-radius') decl.value = decl.value.replaceAll('6px', 'var(--radius)');
  decl.value = decl.value
    .replace(REM, (_, size) => `${Number((size * SCALE).toFixed(4))}rem`)
    .replace(COLOUR, (colour) => {
      const use = useOf(decl.prop);
      const token = TOKENS[colour.toLowerCase()]?.[use];
      if (!token && use === 'shadow' && SHADOW.test(colour)) return colour;
      if (!token) unknown.add(`${colour} as ${use} in ${decl.parent.selector}`);
      return token ? `var(--c-${token})` : colour;
    });
}

/** PrimeIcons with the one font format that every browser of today reads. */
function slimIcons(root) {
  root.walkDecls('src', (decl) => {
    const modern = /url\([^)]*\.woff2[^)]*\) format\('woff2'\)/.exec(decl.value);
    if (modern) decl.value = modern[0];
    else decl.remove();
  });
}

/**
 * Turns PrimeReact's MIT theme into ours: unused components out, our tokens in, so that light and dark are one file. A
 * colour without a token is refused. Takes primeicons.css too.
 */
export function drawTheme(source, path) {
  const root = postcss.parse(source, { from: path });
  if (path.endsWith('primeicons.css')) {
    slimIcons(root);
    return root.toString();
  }
  prune(root);
  const unknown = new Set();
  root.walkDecls(redrawFocus);
  root.walkDecls((decl) => retoken(decl, unknown));
  if (unknown.size > 0)
    throw new Error(`No token for these colours of the theme:\n${[...unknown].join('\n')}`);
  return root.toString();
}

/** The bundler's door to `drawTheme`; it hands the module over as `this`. */
export default function themeLoader(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  return drawTheme(source, this.resourcePath);
}
