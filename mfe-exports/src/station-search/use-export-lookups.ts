import { useState } from 'react';
import {
  agenciesWithClosed,
  counties,
  countMethods,
  countTypes,
  districts,
  travelDirections,
  useLoad,
} from 'shared-ui/api';
import { useLanguage } from 'shared-ui/i18n';
import { noLookups, type ExportLookups } from './place.fields.ts';

async function loadLookups(): Promise<ExportLookups> {
  const [districtList, countyList, agencyList, types, directions, methods] = await Promise.all([
    districts(),
    counties(),
    agenciesWithClosed(),
    countTypes(),
    travelDirections(),
    countMethods(),
  ]);
  return {
    places: { districts: districtList, counties: countyList, agencies: agencyList },
    countTypes: types.map(({ code, count_type }) => ({ code, label: count_type })),
    travelDirections: directions.map(({ code, direction }) => ({ code, label: direction })),
    countMethods: methods.map(({ code, count_method }) => ({ code, label: count_method })),
    stations: [],
  };
}

/** The lists of the form in the language in use. While they are fetched again the old ones stay, with their choices. */
export function useExportLookups() {
  const [language] = useLanguage();
  const { load, reload } = useLoad(loadLookups, [language]);
  const [lookups, setLookups] = useState(noLookups);
  if (load.state === 'loaded' && load.value !== lookups) setLookups(load.value);
  return { lookups, load, reload };
}
