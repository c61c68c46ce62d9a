import { catalogue } from 'shared-domain/texts';

/** What entries about the watch over counters are called. */
export const healthLabels = catalogue({
  en: {
    'outage.update': 'Outage looked into',
    'closure.add': 'Planned closure added',
    'closure.delete': 'Planned closure deleted',
  },
  es: {
    'outage.update': 'Interrupción revisada',
    'closure.add': 'Cierre previsto agregado',
    'closure.delete': 'Cierre previsto eliminado',
  },
});

/** What such an entry says, where `{name}` stands for what was recorded. */
export const healthTexts = catalogue({
  en: {
    'outage.update': 'Noted what is known of an outage.',
    'closure.add': 'Closed the station by plan from {from} to {until}. Reason: {reason}',
    'closure.delete': 'Deleted the planned closure from {from} to {until}.',
  },
  es: {
    'outage.update': 'Anotó lo que se sabe de una interrupción.',
    'closure.add': 'Previó el cierre de la estación del {from} al {until}. Motivo: {reason}',
    'closure.delete': 'Eliminó el cierre previsto del {from} al {until}.',
  },
});
