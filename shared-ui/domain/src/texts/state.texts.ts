import { catalogue } from './catalogue.ts';

/** How far something is, as several parts say it alike. */
export const stateWords = catalogue({
  en: {
    newCounter: 'New counter',
    counterChange: 'Change of the counter',
    closedByPlan: 'Closed by plan',
    status: 'Status',
    draft: 'Draft',
    open: 'Open',
    closed: 'Closed',
    toDo: 'To do',
  },
  es: {
    newCounter: 'Contador nuevo',
    counterChange: 'Cambio en el contador',
    closedByPlan: 'Cerrada según lo previsto',
    status: 'Estado',
    draft: 'Borrador',
    open: 'Abierta',
    closed: 'Cerrada',
    toDo: 'Por hacer',
  },
});
