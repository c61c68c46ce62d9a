import { catalogue } from 'shared-domain/texts';

/** What several screens of this part, its menu and titles say alike. */
export const importWords = catalogue({
  en: {
    importHistory: 'Import History',
    noValue: 'No value',
    span: 'From {first} to {last}',
  },
  es: {
    importHistory: 'Historial de importaciones',
    noValue: 'Sin valor',
    span: 'Del {first} al {last}',
  },
});
