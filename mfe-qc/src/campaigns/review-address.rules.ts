/** Where the counts of a campaign's period are reviewed at a station. */
export const reviewAddress = (path: string, { from, until }: { from: string; until: string }): string =>
  `${path}?${new URLSearchParams({ minDate: from, maxDate: until })}`;
