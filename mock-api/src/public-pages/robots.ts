import type { OpenStationLine } from '../open-data/store/snapshot.ts';
import { dayOf, stationPath } from './reader.ts';

/** What search engines may look at: what is public, and nothing else. */
export const robotsText = (site: string): string => `User-agent: *
Allow: /public
Disallow: /

Sitemap: ${site}/sitemap.xml
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The pages that are out, each with the day it changed last. */
export function sitemapText(site: string, stations: readonly OpenStationLine[]): string {
  const pages = [
    { path: '/public', changed: null },
    { path: '/public/data', changed: null },
    ...stations.map(({ station, published_at }) => ({
      path: stationPath(station),
      changed: dayOf(published_at),
    })),
  ];
  const lines = pages.map(({ path, changed }) => {
    const day = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${escaped(site + path)}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}
