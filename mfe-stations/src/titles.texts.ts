import { catalogue } from 'shared-domain/texts';

/** Titles of the screens. */
export const titles = catalogue({
  en: {
    network: 'Network Health',
    importStations: 'Import New Station Locations',
    importStationsEco: 'Import New Station Locations (Eco-Visio)',
    addPreview: 'Add Station Location (Preview)',
  },
  es: {
    network: 'Estado de la red',
    importStations: 'Importar nuevas ubicaciones de estaciones',
    importStationsEco: 'Importar nuevas ubicaciones de estaciones (Eco-Visio)',
    addPreview: 'Agregar ubicación de estación (vista previa)',
  },
});
