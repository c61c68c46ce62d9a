import { catalogue, dataWords } from 'shared-domain/texts';

/** What several screens of this part, its menu and titles say alike. */
export const exportWords = catalogue({
  en: {
    csvExport: 'CSV Export',
    tmasExports: 'TMAS Exports',
    report: 'Report',
    figures: dataWords.en.figures,
    factorGroups: 'Factor Groups',
    publications: 'Published Figures',
    print: 'Print',
    printed: 'Printed',
    record: 'Record',
    shortCounts: 'Short Counts',
  },
  es: {
    csvExport: 'Exportación CSV',
    tmasExports: 'Exportaciones TMAS',
    report: 'Informe',
    figures: dataWords.es.figures,
    factorGroups: 'Grupos de factores',
    publications: 'Cifras publicadas',
    print: 'Imprimir',
    printed: 'Impreso',
    record: 'Registro',
    shortCounts: 'Conteos cortos',
  },
});
