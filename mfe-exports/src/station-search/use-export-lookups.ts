import { useState } from 'react';
import { ask, lookups as lists, useLoaded, type Asked } from 'shared-ui/query';
import { noLookups, type ExportLookups } from './place.fields.ts';

const exportLookupsQuery: Asked<ExportLookups> = {
  queryKey: ['export lookups'],
  queryFn: async () => {
    const [districts, counties, agencies, types, directions, methods] = await Promise.all([
      ask(lists.districts),
      ask(lists.counties),
      ask(lists.agenciesWithClosed),
      ask(lists.countTypes),
      ask(lists.travelDirections),
      ask(lists.countMethods),
    ]);
    return {
      places: { districts, counties, agencies },
      countTypes: types.map(({ code, count_type }) => ({ code, label: count_type })),
      travelDirections: directions.map(({ code, direction }) => ({ code, label: direction })),
      countMethods: methods.map(({ code, count_method }) => ({ code, label: count_method })),
      stations: [],
    };
  },
};

/** The lists of the form in the language in use. While they are fetched again the old ones stay, with their choices. */
export function useExportLookups() {
  const { load, reload } = useLoaded(exportLookupsQuery);
  const [lookups, setLookups] = useState(noLookups);
  if (load.state === 'loaded' && load.value !== lookups) setLookups(load.value);
  return { lookups, load, reload };
}
