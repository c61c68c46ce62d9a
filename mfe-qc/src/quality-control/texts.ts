import { catalogue } from 'shared-ui/i18n';

/** Texts of the Quality Control screen. */
export const qualityControlTexts = catalogue({
  en: {
    title: 'Quality Control Your Data',
    intro: 'The counters listed below have counts that need quality control. Click QC on a station to begin.',
    stations: 'Needing Quality Control Review',
    loading: 'Loading the stations…',
  },
  es: {
    title: 'Control de calidad de sus datos',
    intro:
      'Los contadores de la lista tienen conteos que necesitan control de calidad. Haga clic en QC en una estación para empezar.',
    stations: 'Pendientes de revisión de calidad',
    loading: 'Cargando las estaciones…',
  },
});
