import { catalogue } from 'shared-domain/texts';

/** What entries about the watch over counters are called. */
export const healthLabels = catalogue({
  en: {
    'outage.update': 'Outage looked into',
    'closure.add': 'Planned closure added',
    'closure.delete': 'Planned closure deleted',
    'digest.choose': 'E-mail about the network chosen',
    'visit.add': 'Visit entered',
    'visit.delete': 'Visit deleted',
    'equipment.add': 'Counter at a station entered',
    'equipment.update': 'Counter at a station changed',
    'equipment.delete': 'Counter at a station deleted',
  },
  es: {
    'outage.update': 'Interrupción revisada',
    'closure.add': 'Cierre previsto agregado',
    'closure.delete': 'Cierre previsto eliminado',
    'digest.choose': 'Correo sobre la red elegido',
    'visit.add': 'Visita anotada',
    'visit.delete': 'Visita eliminada',
    'equipment.add': 'Contador de una estación anotado',
    'equipment.update': 'Contador de una estación modificado',
    'equipment.delete': 'Contador de una estación eliminado',
  },
});

/** What such an entry says, where `{name}` stands for what was recorded. */
export const healthTexts = catalogue({
  en: {
    'outage.update': 'Noted what is known of an outage.',
    'closure.add': 'Closed the station by plan from {from} to {until}. Reason: {reason}',
    'closure.delete': 'Deleted the planned closure from {from} to {until}.',
    'digest.choose': 'Chose the e-mail about the network: {wanted}.',
    'visit.add': 'Entered a visit of {date}: {done}',
    'visit.delete': 'Deleted the visit of {date}: {done}',
    'equipment.add': 'Entered the counter {vendor} {model} {serial} from {from} on.',
    'equipment.update': 'Changed what is known of a counter there.',
    'equipment.delete': 'Deleted the counter {vendor} {model} {serial} from {from} on.',
  },
  es: {
    'outage.update': 'Anotó lo que se sabe de una interrupción.',
    'closure.add': 'Previó el cierre de la estación del {from} al {until}. Motivo: {reason}',
    'closure.delete': 'Eliminó el cierre previsto del {from} al {until}.',
    'digest.choose': 'Eligió el correo sobre la red: {wanted}.',
    'visit.add': 'Anotó una visita del {date}: {done}',
    'visit.delete': 'Eliminó la visita del {date}: {done}',
    'equipment.add': 'Anotó el contador {vendor} {model} {serial} desde el {from}.',
    'equipment.update': 'Modificó lo que se sabe de un contador de allí.',
    'equipment.delete': 'Eliminó el contador {vendor} {model} {serial} desde el {from}.',
  },
});
