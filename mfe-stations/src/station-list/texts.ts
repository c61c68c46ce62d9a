import { commonWords, pageTexts, stationTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** The stations lists around their table. */
export const listTexts = catalogue({
  en: {
    title: commonWords.en.stations,
    titlePreview: commonWords.en.stationsPreview,
    introPublished: 'Published stations.',
    introDrafts: 'Stations that are not published yet.',
    show: pageTexts.en.show,
    published: 'Published',
    drafts: pageTexts.en.drafts,
    noPublished: stationTexts.en.nonePublished,
    noDrafts: stationTexts.en.noDrafts,
  },
  es: {
    title: commonWords.es.stations,
    titlePreview: commonWords.es.stationsPreview,
    introPublished: 'Estaciones publicadas.',
    introDrafts: 'Estaciones que aún no se han publicado.',
    show: pageTexts.es.show,
    published: 'Publicadas',
    drafts: pageTexts.es.drafts,
    noPublished: stationTexts.es.nonePublished,
    noDrafts: stationTexts.es.noDrafts,
  },
});
