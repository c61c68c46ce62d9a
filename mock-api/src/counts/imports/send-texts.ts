import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of the calls by which programs send counts. */
export const sendTexts = sentences(
  catalogue({
    en: {
      badKey: 'The header Idempotency-Key takes up to 200 letters, digits and signs without blanks.',
      otherBody: 'Other counts were sent under this Idempotency-Key. Please send these under a new one.',
      notOurs:
        'This is no CSV export of Count Exchange. Files of counters are sent with POST /counts/upload, and read with the calls below /counts/import.',
      severalParts: 'A call takes the counts of one station at one interval. Please send a call for each.',
      unknownFlows: '{station} has no flow {flows}.',
    },
    es: {
      badKey: 'El encabezado Idempotency-Key admite hasta 200 letras, dígitos y signos sin espacios.',
      otherBody: 'Con esta Idempotency-Key se enviaron otros conteos. Envíe estos con una nueva.',
      notOurs:
        'No es una exportación CSV de Count Exchange. Los archivos de contadores se envían con POST /counts/upload y se leen con las llamadas de /counts/import.',
      severalParts:
        'Una llamada toma los conteos de una estación con un solo intervalo. Envíe una llamada para cada una.',
      unknownFlows: '{station} no tiene el flujo {flows}.',
    },
  }),
);
