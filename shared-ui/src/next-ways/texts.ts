import { countTexts, stationTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Where no station waits for review: why, and what comes next. */
export const nothingTexts = catalogue({
  en: {
    noStation: stationTexts.en.noStation,
    draftsAlone:
      'Your agency has published no station yet. Counts can come in once a draft is finished and published.',
    noCounts: 'No counts have come in yet. Once they do, they stand here for review.',
    allCertified:
      'Nothing waits for review: all counts that came in are certified. The next ones stand here until they are certified, too.',
    firstStation: stationTexts.en.firstStation,
    finishDraft: 'Finish a draft',
    fetch: countTexts.en.fetchCounts,
    upload: countTexts.en.uploadCounts,
    export: countTexts.en.exportCertified,
  },
  es: {
    noStation: stationTexts.es.noStation,
    draftsAlone:
      'Su agencia aún no ha publicado ninguna estación. Los conteos pueden llegar cuando se termina y se publica un borrador.',
    noCounts: 'Aún no ha llegado ningún conteo. Cuando lleguen, aparecerán aquí para su revisión.',
    allCertified:
      'No hay nada por revisar: todos los conteos recibidos están certificados. Los próximos aparecerán aquí hasta que también se certifiquen.',
    firstStation: stationTexts.es.firstStation,
    finishDraft: 'Terminar un borrador',
    fetch: countTexts.es.fetchCounts,
    upload: countTexts.es.uploadCounts,
    export: countTexts.es.exportCertified,
  },
});
