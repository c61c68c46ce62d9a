import { defineTexts } from 'shared-ui/i18n';

/** Texts of the first screen. */
export const firstTexts = defineTexts({
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
