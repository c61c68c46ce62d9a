/** The columns of the counts list in their order; a cell's place in its row is the place here. */
export const COLUMNS = [
  'select',
  'date',
  'count_type',
  'direction',
  'count_int',
  'count',
  'suspect',
  'note',
  'update',
] as const;

export type Column = (typeof COLUMNS)[number];

/** Columns that can be put away: a row is told apart, edited and certified without them. Their cells stay in their places, hidden. */
export const SPARED: readonly Column[] = ['count_type', 'direction', 'count_int'];
