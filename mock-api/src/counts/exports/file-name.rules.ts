/** What an export's file holds, as far as its name tells. */
export type NamedExport = {
  kind: 'csv' | 'tmas';
  stations: readonly string[];
  /** 'YYYY-MM-DD', the last day included. */
  from: string;
  to: string;
  countData?: boolean;
  stationMetadata?: boolean;
  count_types?: readonly string[];
  travel_directions?: readonly string[];
  count_methods?: readonly string[];
};

/**
 * The name of an export's file: the day that it was built, then what it holds, so that two different files of one day
 * are told apart. Facts of stations have no period.
 */
export function exportFileName(day: string, order: NamedExport, ending: string): string {
  const [first = '', ...others] = order.stations;
  const stations = others.length === 0 ? first : `${first} and ${others.length} more`;
  const period = order.from === order.to ? order.from : `${order.from} to ${order.to}`;
  const isFactsAlone = order.kind === 'csv' && !order.countData;
  const narrowed = (name: string, codes: readonly string[] = []) =>
    codes.length > 0 ? [`${name} ${codes.join('-')}`] : [];
  const parts = [
    day,
    contentOf(order),
    stations,
    ...(isFactsAlone ? [] : [period]),
    ...narrowed('types', order.count_types),
    ...narrowed('directions', order.travel_directions),
    ...narrowed('methods', order.count_methods),
  ];
  return `${parts.join(' ')}.${ending}`;
}

function contentOf({ kind, countData, stationMetadata }: NamedExport): string {
  if (kind === 'tmas') return 'TMAS';
  if (!countData) return 'stations';
  return stationMetadata ? 'counts and stations' : 'counts';
}
