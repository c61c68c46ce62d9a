/** Most versions of a part that are told apart: what tabs say of themselves is theirs to say. */
const MOST = 20;
const OTHER = 'other';

type Tabs = { part: string; version: string; tabs: number };

/**
 * Open tabs by part and version, so that whatever tabs say makes few labels: parts that the registry does not name are
 * one, and so are the rarer versions of a part.
 */
export function boundedTabs(rows: readonly Tabs[], parts: readonly string[]): Tabs[] {
  const sums = new Map<string, Tabs>();
  const seen = new Map<string, number>();
  for (const { part, version, tabs } of rows.toSorted((a, b) => b.tabs - a.tabs)) {
    const name = parts.includes(part) ? part : OTHER;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    const told = name === OTHER || before >= MOST ? OTHER : version;
    const key = `${name} ${told}`;
    const sum = sums.get(key) ?? { part: name, version: told, tabs: 0 };
    sums.set(key, { ...sum, tabs: sum.tabs + tabs });
  }
  return [...sums.values()];
}
