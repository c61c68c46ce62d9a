import { catalogue, dataWords, pageTexts } from 'shared-domain/texts';
import { exportWords } from '../words.texts.ts';
import { figureWords } from './figure-words.texts.ts';

/** What figures on paper say of themselves: whose they are, by which method, how certified, from where, how frozen. */
export const printedTexts = catalogue({
  en: {
    agency: pageTexts.en.agency,
    printed: exportWords.en.printed,
    printedBy: '{who}, {when}',
    method: figureWords.en.method,
    methodText:
      'Figures are by the AASHTO method: the mean of the daily totals of each weekday of each month, then over the twelve months, then over the seven weekdays. A year needs all 84 of these cells. A station’s figure adds its single directions, or takes its combined flow where a direction is incomplete; nobody is counted twice.',
    certification: dataWords.en.certification,
    certificationText:
      'Every figure rests on counts that the owning agency reviewed and certified. Counts marked suspect with an excluding code are left out.',
    certifiedDays: '{flow}: {days} of {of} days complete and certified',
    sources: dataWords.en.sources,
    sourcesText:
      'Counts: {agencies}. Methods: FHWA Traffic Monitoring Guide 2022; AASHTO Guidelines for Traffic Data Programs.',
    agenciesNamed: 'the agencies named in the table',
    hashes: 'Published with the hash',
    hashesText:
      'A published figure is frozen as it was on its day. Its hash is the SHA-256 of its record: who has the record can check it.',
    hashesNone: 'None of these figures is published yet. A figure has its hash when it is published.',
    hashesUnknown: 'Which of these figures are published could not be looked up.',
  },
  es: {
    agency: pageTexts.es.agency,
    printed: exportWords.es.printed,
    printedBy: '{who}, {when}',
    method: figureWords.es.method,
    methodText:
      'Las cifras siguen el método AASHTO: la media de los totales diarios de cada día de la semana en cada mes, luego de los doce meses y después de los siete días. Un año necesita las 84 celdas. La cifra de una estación suma sus direcciones por separado, o toma su flujo combinado cuando una dirección está incompleta; nadie se cuenta dos veces.',
    certification: dataWords.es.certification,
    certificationText:
      'Cada cifra se basa en conteos que la agencia propietaria revisó y certificó. Se omiten los conteos marcados como sospechosos con un código que excluye.',
    certifiedDays: '{flow}: {days} de {of} días completos y certificados',
    sources: dataWords.es.sources,
    sourcesText:
      'Conteos: {agencies}. Métodos: FHWA Traffic Monitoring Guide 2022; AASHTO Guidelines for Traffic Data Programs.',
    agenciesNamed: 'las agencias que figuran en la tabla',
    hashes: 'Publicadas con la huella',
    hashesText:
      'Una cifra publicada queda fija tal como era ese día. Su huella es el SHA-256 de su registro: quien tiene el registro puede comprobarla.',
    hashesNone:
      'Ninguna de estas cifras se ha publicado todavía. Una cifra recibe su huella cuando se publica.',
    hashesUnknown: 'No se pudo averiguar cuáles de estas cifras están publicadas.',
  },
});
