/**
 * The site totals among the columns of an Eco-Visio export. The first column of a site is its total, the channels that
 * follow start with the site's name, or are called IN and OUT; a column belongs to the longest site name that it
 * starts with. A site with a single column has no other flow than that one, so it is no total. Where the names leave it
 * open, as in the v1 layouts, a column called a total is one, and so is the one that sums the others in `rows`.
 */
export function siteTotals(headers: string[], rows: (number | null)[][] = []): string[] {
  const byName = totalsByName(headers);
  const called = headers.length > 1 ? headers.filter(isCalledTotal) : [];
  const totals = [...new Set([...byName, ...called])];
  return totals.length > 0 ? totals : totalBySums(headers, rows);
}

function totalsByName(headers: string[]): string[] {
  const channelsOf = new Map<string, number>();
  let lastSite: string | null = null;
  for (const header of headers) {
    const site = siteOf(header, [...channelsOf.keys()]) ?? (hasDirection(header) ? lastSite : null);
    const isNamed = headers.some((other) => startsWithName(other, header));
    const isSite = isNamed || (site === null && !hasDirection(header));
    if (site !== null) channelsOf.set(site, (channelsOf.get(site) ?? 0) + 1);
    if (isSite) {
      channelsOf.set(header, 0);
      lastSite = header;
    }
  }
  return [...channelsOf].filter(([, channels]) => channels > 0).map(([header]) => header);
}

function isCalledTotal(header: string): boolean {
  return /(^|[^\p{L}])total(es)?([^\p{L}]|$)/iu.test(header) && !hasDirection(header);
}

/** Fewer rows with anything in them may have a sum by chance. */
const ENOUGH_ROWS = 4;

/** The column whose counts are the sum of all the others in every row. */
function totalBySums(headers: string[], rows: (number | null)[][]): string[] {
  const whole = rows.filter((row): row is number[] => row.every((value) => value !== null));
  const sums = whole.map((row) => row.reduce((sum, value) => sum + value, 0));
  const isTotal = (at: number) => whole.every((row, index) => (row[at] ?? 0) * 2 === sums[index]);
  // with two columns, or where all but one are always empty, it is the same flow twice
  const counting = headers.filter((_, at) => whole.some((row) => (row[at] ?? 0) > 0));
  const busy = whole.filter((row) => row.filter((value) => value > 0).length > 2);
  if (counting.length < 3 || busy.length < ENOUGH_ROWS) return [];
  const totals = headers.filter((_, at) => isTotal(at));
  return totals.length === 1 ? totals : [];
}

function siteOf(header: string, sites: string[]): string | null {
  const owners = sites.filter((site) => startsWithName(header, site));
  return owners.sort((a, b) => b.length - a.length)[0] ?? null;
}

function startsWithName(header: string, name: string): boolean {
  return header.startsWith(`${name} `);
}

function hasDirection(header: string): boolean {
  return /(^|[^\p{L}])(IN|OUT)([^\p{L}]|$)/u.test(header);
}
