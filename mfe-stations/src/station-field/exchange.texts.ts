import { catalogue, common } from 'shared-domain/texts';
import { fieldTexts } from './texts.ts';

/** The day on which one counter of a station was exchanged for another. */
export const exchangeTexts = catalogue({
  en: {
    move: 'Correct the exchange',
    moveOf: 'Correct the day on which {counter} came in the place of another',
    title: 'Day of the exchange',
    before: 'Counter that went',
    firstDay: 'First day of the counter that came',
    dayHint: 'The last day of the counter that went moves with it, so that no day is lost or told twice.',
    becomes: 'The days of both, once this is saved',
    daysOf: '{counter}: {period}',
    save: 'Save day',
    saved: 'Day of the exchange saved.',
    required: common.en.fieldRequired,
    failed: fieldTexts.en.failed,
    staleGoOn: fieldTexts.en.staleGoOn,
    staleTheirs: 'Somebody else has changed one of these counters meanwhile.',
  },
  es: {
    move: 'Corregir el reemplazo',
    moveOf: 'Corregir el día en que {counter} ocupó el lugar de otro',
    title: 'Día del reemplazo',
    before: 'Contador que se fue',
    firstDay: 'Primer día del contador que llegó',
    dayHint:
      'El último día del contador que se fue se mueve con él, para que ningún día se pierda ni se cuente dos veces.',
    becomes: 'Los días de ambos, una vez guardado',
    daysOf: '{counter}: {period}',
    save: 'Guardar día',
    saved: 'Día del reemplazo guardado.',
    required: common.es.fieldRequired,
    failed: fieldTexts.es.failed,
    staleGoOn: fieldTexts.es.staleGoOn,
    staleTheirs: 'Otra persona cambió uno de estos contadores mientras tanto.',
  },
});
