/** A line of the accessibility tree as Playwright writes it: `- role "name" [attributes]`, deeper by two spaces a level. */
type Part = { depth: number; role: string; name: string; level: number | null };

const LINE = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)"| (\/.*\/))?([^:]*)/;
const CONTROLS = new Set(
  'button checkbox combobox link listbox menuitem radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
);
/** Landmarks that a page may have several of, so that each needs a name. */
const LANDMARKS = new Set(['complementary', 'form', 'navigation', 'region']);
/** What holds its parts together: in two of these, two controls may be called the same. */
const GROUPS = new Set(
  'alert alertdialog article banner cell contentinfo dialog form gridcell group list listitem main navigation radiogroup region row search status table tabpanel toolbar'.split(
    ' ',
  ),
);

const TABLES = new Set(['table', 'grid', 'treegrid']);
const CELLS = new Set(['cell', 'gridcell']);
const HEADS = new Set(['columnheader', 'rowheader']);

function partsOf(snapshot: string): Part[] {
  return snapshot.split('\n').flatMap((line) => {
    const [, indent, role, name, pattern, rest] = LINE.exec(line) ?? [];
    if (indent === undefined || role === undefined || role === 'text') return [];
    const level = /\[level=(\d)\]/.exec(rest ?? '')?.[1];
    return [
      { depth: indent.length / 2, role, name: name ?? pattern ?? '', level: level ? Number(level) : null },
    ];
  });
}

/** Headings: one of the first level, and none that skips one. */
function faultsOfHeadings(parts: readonly Part[]): string[] {
  const headings = parts.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1).length;
  const skipping = headings.filter(({ level }, at) => (level ?? 1) > (headings[at - 1]?.level ?? 1) + 1);
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...skipping.map(({ name, level }) => `the heading "${name}" skips to level ${level}`),
  ];
}

/** For each part the place of the group that it stands in, -1 for the page. */
function groupsOf(parts: readonly Part[]): number[] {
  const open: { at: number; depth: number }[] = [];
  return parts.map(({ depth, role }, at) => {
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const group = open.at(-1)?.at ?? -1;
    if (GROUPS.has(role)) open.push({ at, depth });
    return group;
  });
}

function faultsOfControls(parts: readonly Part[]): string[] {
  const groups = groupsOf(parts);
  const seen = new Set<string>();
  return parts.flatMap(({ role, name }, at) => {
    if (!CONTROLS.has(role)) return [];
    if (name === '') return [`a ${role} has no name`];
    const key = `${groups[at]} ${role} ${name}`;
    if (seen.has(key)) return [`two of ${role} "${name}" in one group`];
    seen.add(key);
    return [];
  });
}

/** Tables: each is named and says what its columns or rows hold, unless one cell says that there is nothing. */
function faultsOfTables(parts: readonly Part[]): string[] {
  return parts.flatMap(({ role, name, depth }, at) => {
    if (!TABLES.has(role)) return [];
    const after = parts.slice(at + 1);
    const end = after.findIndex((part) => part.depth <= depth);
    const inside = end < 0 ? after : after.slice(0, end);
    return [
      ...(name === '' ? [`a ${role} has no name`] : []),
      ...(inside.some((part) => HEADS.has(part.role)) ||
      inside.filter((part) => CELLS.has(part.role)).length < 2
        ? []
        : [`the ${role} "${name}" has no heads`]),
    ];
  });
}

/**
 * What is wrong with a page as it is read to somebody who doesn't see it (WCAG 1.3.1, 2.4.6, 4.1.2): its headings, landmarks
 * without a name, controls without one, controls in one group that nothing tells apart,
 * and tables without a name or heads.
 */
export function faultsOfReading(snapshot: string): string[] {
  const parts = partsOf(snapshot);
  const mains = parts.filter(({ role }) => role === 'main').length;
  return [
    ...(mains === 1 ? [] : [`${mains} parts are main`]),
    ...faultsOfHeadings(parts),
    ...parts
      .filter(({ role, name }) => LANDMARKS.has(role) && name === '')
      .map(({ role }) => `a ${role} has no name`),
    ...faultsOfControls(parts),
    ...faultsOfTables(parts),
  ];
}
