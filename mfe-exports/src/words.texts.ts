import { catalogue } from 'shared-domain/texts';

/** What several screens of this part, its menu and titles say alike. */
export const exportWords = catalogue({
  en: {
    csvExport: 'CSV Export',
    tmasExports: 'TMAS Exports',
    report: 'Report',
    figures: 'Figures',
    factorGroups: 'Factor Groups',
    publications: 'Published Figures',
  },
  es: {
    csvExport: 'Exportación CSV',
    tmasExports: 'Exportaciones TMAS',
    report: 'Informe',
    figures: 'Cifras',
    factorGroups: 'Grupos de factores',
    publications: 'Cifras publicadas',
  },
});
