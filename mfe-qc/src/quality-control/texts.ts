import { pageTexts, stationTexts } from 'shared-domain/texts';
import { titles } from '../titles.texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the Quality Control screen. */
export const qualityControlTexts = catalogue({
  en: {
    title: titles.en.qualityControl,
    intro: 'The counters listed below have counts that need quality control. Click QC on a station to begin.',
    stations: pageTexts.en.needingReview,
    noneWaits: stationTexts.en.noneWaits,
    loading: 'Loading the stations…',
    markSeveral: 'Mark several stations',
  },
  es: {
    title: titles.es.qualityControl,
    intro:
      'Los contadores de la lista tienen conteos que necesitan control de calidad. Haga clic en QC en una estación para empezar.',
    stations: pageTexts.es.needingReview,
    noneWaits: stationTexts.es.noneWaits,
    loading: 'Cargando las estaciones…',
    markSeveral: 'Marcar varias estaciones',
  },
});
