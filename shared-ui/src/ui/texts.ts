import { defineTexts } from 'shared-ui/i18n';

/** Texts of the kit itself. */
export const uiTexts = defineTexts({
  en: {
    loading: 'Loading…',
    loadFailed:
      'An error was encountered, please try again. If the issue persists you may contact us at {email}.',
    code: 'Code: {status}',
    noAnswer: 'no answer',
    retry: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    secondsLeft: '{seconds} s',
    language: 'Language',
    languageName: 'English',
    theme: 'Colours',
    themeLight: 'Light',
    themeDark: 'Dark',
    themeSystem: 'Like the system',
    tabErrors: { one: '{count} error', other: '{count} errors' },
  },
  es: {
    loading: 'Cargando…',
    loadFailed: 'Se produjo un error, inténtelo de nuevo. Si el problema persiste, escríbanos a {email}.',
    code: 'Código: {status}',
    noAnswer: 'sin respuesta',
    retry: 'Intentar de nuevo',
    close: 'Cerrar',
    cancel: 'Cancelar',
    secondsLeft: '{seconds} s',
    language: 'Idioma',
    languageName: 'Español',
    theme: 'Colores',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    themeSystem: 'Como el sistema',
    tabErrors: { one: '{count} error', other: '{count} errores' },
  },
});
