import { catalogue } from 'shared-domain/texts';

/** Titles of the screens. */
export const titles = catalogue({
  en: {
    importStations: 'Import New Station Locations',
  },
  es: {
    importStations: 'Importar nuevas ubicaciones de estaciones',
  },
});
