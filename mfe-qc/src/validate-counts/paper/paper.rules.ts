import { FIRST_PAGE, nextPage, type CountRow, type CountsCursor, type CountsPage } from 'shared-domain';

/** So many counts go onto paper at most: about a hundred sheets. */
export const MOST_ON_PAPER = 5000;

/** The counts that are printed, and how many the filters reach. */
export type PaperCounts = { counts: CountRow[]; total: number };

/** The page to ask for after these; null once all counts are here, or as many as are wanted. */
export function nextForPaper(pages: readonly CountsPage[], most: number): CountsCursor | null {
  const last = pages.at(-1);
  if (!last) return FIRST_PAGE;
  const known = pages.reduce((sum, { data }) => sum + data.length, 0);
  return known >= most ? null : nextPage(last);
}

/** The pages as one list, no longer than is wanted. */
export function paperCountsOf(pages: readonly CountsPage[], most: number): PaperCounts {
  const counts = pages.flatMap(({ data }) => data);
  return { counts: counts.slice(0, most), total: Math.max(pages.at(-1)?.total ?? 0, counts.length) };
}
