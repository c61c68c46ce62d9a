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
