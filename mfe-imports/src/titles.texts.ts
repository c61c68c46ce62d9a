import { catalogue } from 'shared-domain/texts';

/** Titles of the screens. */
export const titles = catalogue({
  en: {
    importNew: 'Import New Count Data',
    upload: 'Upload Count Data',
  },
  es: {
    importNew: 'Importar nuevos datos de conteo',
    upload: 'Cargar datos de conteo',
  },
});
