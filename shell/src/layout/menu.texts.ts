import { catalogue } from 'shared-ui/i18n';

/** What the menu alone says; apart from the shell's other texts, which the sign-in page loads. */
export const menuTexts = catalogue({
  en: {
    userManual: 'User Manual (PDF)',
    results: 'Results',
    import: 'Import',
    export: 'Export',
  },
  es: {
    userManual: 'Manual del usuario (PDF)',
    results: 'Resultados',
    import: 'Importar',
    export: 'Exportar',
  },
});
