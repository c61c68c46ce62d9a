import { catalogue, commonWords, sentences } from 'shared-domain/texts';
import { auditWords } from './words.texts.ts';

/** Words for what is recorded as a mark, or not at all. */
export const marks = sentences(
  catalogue({
    en: { nothing: 'nothing', yes: commonWords.en.yes, no: commonWords.en.no },
    es: { nothing: 'nada', yes: commonWords.es.yes, no: commonWords.es.no },
  }),
);
export const levels = sentences(
  catalogue({
    en: { agency: auditWords.en.agencyInText, station: 'station', flow: 'flow' },
    es: { agency: auditWords.es.agencyInText, station: 'estación', flow: 'flujo' },
  }),
);
export const vendorStates = sentences(
  catalogue({ en: { normal: 'normal', doubted: 'doubted' }, es: { normal: 'normal', doubted: 'dudoso' } }),
);
/** What of a counter was changed. */
export const parts = sentences(
  catalogue({
    en: { firmware: 'firmware', settings: 'settings', battery: 'battery', other: 'something else' },
    es: { firmware: 'firmware', settings: 'configuración', battery: 'batería', other: 'otra cosa' },
  }),
);
