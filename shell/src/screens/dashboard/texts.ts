import { pageTexts, stationTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';
import { shellWords } from '../../words.texts.ts';

/** Texts of the dashboard. */
export const dashboardTexts = catalogue({
  en: {
    overview: shellWords.en.overview,
    overviewIntro: 'Counters of the {agency}. Counters ringed in amber have counts waiting for review.',
    overviewIntroAll: 'Counters of all agencies. Counters ringed in amber have counts waiting for review.',
    counterLocations: 'Counter locations',
    needingReview: pageTexts.en.needingReview,
    allStations: pageTexts.en.allStations,
    drafts: 'Draft stations',
    show: pageTexts.en.show,
    showReview: 'Waiting for review',
    showAll: pageTexts.en.allStations,
    showDrafts: pageTexts.en.drafts,
    noneWaits: stationTexts.en.noneWaits,
    nonePublished: stationTexts.en.nonePublished,
    noDrafts: stationTexts.en.noDrafts,
    toTable: 'Skip the map: go to the table of stations',
    mapGroup: pageTexts.en.mapGroup,
  },
  es: {
    overview: shellWords.es.overview,
    overviewIntro: 'Contadores de {agency}. Los que llevan un aro ámbar tienen conteos por revisar.',
    overviewIntroAll:
      'Contadores de todas las agencias. Los que llevan un aro ámbar tienen conteos por revisar.',
    counterLocations: 'Ubicación de los contadores',
    needingReview: pageTexts.es.needingReview,
    allStations: pageTexts.es.allStations,
    drafts: 'Borradores de estaciones',
    show: pageTexts.es.show,
    showReview: 'Por revisar',
    showAll: pageTexts.es.allStations,
    showDrafts: pageTexts.es.drafts,
    noneWaits: stationTexts.es.noneWaits,
    nonePublished: stationTexts.es.nonePublished,
    noDrafts: stationTexts.es.noDrafts,
    toTable: 'Saltar el mapa: ir a la tabla de estaciones',
    mapGroup: pageTexts.es.mapGroup,
  },
});
