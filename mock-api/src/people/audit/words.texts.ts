import { catalogue } from 'shared-domain/texts';

/** What the audit log and notifications say alike. */
export const auditWords = catalogue({
  en: {
    agencyInText: 'agency',
    importUndone: 'Import undone',
  },
  es: {
    agencyInText: 'agencia',
    importUndone: 'Importación deshecha',
  },
});
