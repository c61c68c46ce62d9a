/** The files of a CSV export that comes as a zip; the counts come first. */
export const CSV_NAMES = {
  counts: 'counts.csv',
  leftOut: 'left-out.csv',
  factors: 'factors.csv',
  stations: 'stations.csv',
  flows: 'flows.csv',
  dictionary: 'data-dictionary.csv',
} as const;
