import { catalogue } from 'shared-domain/texts';

/** Titles of the screens. */
export const titles = catalogue({
  en: {
    importNew: 'Import New Count Data',
    importNewEco: 'Import New Count Data (Eco-Visio)',
    upload: 'Upload Count Data',
    automatic: 'Automatic Import',
    arriving: 'Arriving Files',
  },
  es: {
    importNew: 'Importar nuevos datos de conteo',
    importNewEco: 'Importar nuevos datos de conteo (Eco-Visio)',
    upload: 'Cargar datos de conteo',
    automatic: 'Importación automática',
    arriving: 'Archivos que llegan',
  },
});
