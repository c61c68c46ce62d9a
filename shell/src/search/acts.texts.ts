import { catalogue } from 'shared-ui/i18n';
import { shellTexts } from '../texts.ts';

/** What is done from the search at once, by its name and by what else people call it. */
export const actTexts = catalogue({
  en: {
    light: 'Light colors',
    dark: 'Dark colors',
    system: 'Colors like the system',
    english: 'Show in English',
    spanish: 'Show in Spanish',
    clearCache: shellTexts.en.clearCache,
    aboutTheme: 'theme mode appearance display day night',
    aboutLanguage: 'language translation switch English Spanish',
    aboutCache: 'empty refresh reset lists options',
  },
  es: {
    light: 'Colores claros',
    dark: 'Colores oscuros',
    system: 'Colores como el sistema',
    english: 'Mostrar en inglés',
    spanish: 'Mostrar en español',
    clearCache: shellTexts.es.clearCache,
    aboutTheme: 'tema modo apariencia pantalla día noche',
    aboutLanguage: 'idioma lengua traducción cambiar inglés español',
    aboutCache: 'borrar limpiar actualizar listas opciones',
  },
});
