/** So far down a page a section still begins there, as a share of what is between its margins. */
const LAST_BEGINNING = 0.65;

/** A heading as it was laid out first. */
type Laid = { headlineLevel?: number | undefined; startPosition: { verticalRatio: number } };

/**
 * Whether a heading begins a new page: a section's that would stand in the last third of one, another that would stand there
 * alone. Otherwise sections follow each other, for pages of a line or two are leafed through for nothing.
 */
export function beginsPage(
  { headlineLevel, startPosition }: Laid,
  { getFollowingNodesOnPage: following }: { getFollowingNodesOnPage: () => readonly unknown[] },
): boolean {
  if (headlineLevel === undefined) return false;
  if (headlineLevel === 1 && startPosition.verticalRatio > LAST_BEGINNING) return true;
  return following().length === 0;
}
