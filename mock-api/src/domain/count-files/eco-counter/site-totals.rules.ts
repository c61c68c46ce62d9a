/**
 * The site totals among the columns of an Eco-Visio export. The first column of a site is its total, the channels that
 * follow start with the site's name, or are called IN and OUT; a column belongs to the longest site name that it
 * starts with. A site with a single column has no other flow than that one, so it is no total.
 */
export function siteTotals(headers: string[]): string[] {
  const channelsOf = new Map<string, number>();
  let lastSite: string | null = null;
  for (const header of headers) {
    const site = siteOf(header, [...channelsOf.keys()]) ?? (hasDirection(header) ? lastSite : null);
    const isSite = site === null || headers.some((other) => startsWithName(other, header));
    if (site !== null) channelsOf.set(site, (channelsOf.get(site) ?? 0) + 1);
    if (isSite) {
      channelsOf.set(header, 0);
      lastSite = header;
    }
  }
  return [...channelsOf].filter(([, channels]) => channels > 0).map(([header]) => header);
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
