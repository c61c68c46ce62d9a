import { catalogue } from 'shared-ui/i18n';

/** Texts of the first screen. */
export const firstTexts = catalogue({
  en: {
    title: 'Template',
    intro: 'Stations of {agency}.',
    stations: 'Stations',
    loading: 'Loading stations…',
  },
  es: {
    title: 'Template',
    intro: 'Estaciones de {agency}.',
    stations: 'Estaciones',
    loading: 'Cargando estaciones…',
  },
});
