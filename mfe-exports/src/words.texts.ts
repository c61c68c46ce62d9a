import { catalogue, countTexts, dataWords } from 'shared-domain/texts';

/** What several screens of this part, its menu and titles say alike. */
export const exportWords = catalogue({
  en: {
    csvExport: 'CSV Export',
    tmasExports: 'TMAS Exports',
    report: countTexts.en.report,
    figures: dataWords.en.figures,
    factorGroups: 'Factor Groups',
    publications: 'Published Figures',
    openData: 'Open Data',
    shareLinks: 'Read-Only Links',
    print: countTexts.en.print,
    printed: 'Printed',
    record: 'Record',
    shortCounts: 'Short Counts',
  },
  es: {
    csvExport: 'Exportación CSV',
    tmasExports: 'Exportaciones TMAS',
    report: countTexts.es.report,
    figures: dataWords.es.figures,
    factorGroups: 'Grupos de factores',
    publications: 'Cifras publicadas',
    openData: 'Datos abiertos',
    shareLinks: 'Enlaces de solo lectura',
    print: countTexts.es.print,
    printed: 'Impreso',
    record: 'Registro',
    shortCounts: 'Conteos cortos',
  },
});
