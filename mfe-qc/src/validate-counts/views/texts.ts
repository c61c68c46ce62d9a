import { catalogue } from 'shared-ui/i18n';

/** What the views' menu says otherwise where they are of the counts list, and what is said around it. */
export const listViewTexts = catalogue({
  en: {
    none: 'No view of the counts is saved yet. One serves every station.',
    nameHint:
      'The filters, columns and order are kept under it, for every station; days only if you chose them.',
    gone: 'The view of this address is not there for you. Its filters, columns and order are.',
    deleteText: 'The view {name} is taken away. What the list shows stays.',
    deleteShared: 'The view {name} is taken away from everybody in your agency. What the list shows stays.',
    lost: 'The view {name} is of another release: what this list lacks is left out ({fields}).',
    toolsFailed: 'Views and columns did not come. Try again',
    notHere: '{code} (no counts here)',
    order: 'Order',
    oldestFirst: 'Oldest first',
    newestFirst: 'Newest first',
  },
  es: {
    none: 'Aún no hay vistas guardadas de los conteos. Cada una sirve para todas las estaciones.',
    nameHint:
      'Con él se guardan los filtros, las columnas y el orden, para todas las estaciones; los días, solo si los eligió.',
    gone: 'La vista de esta dirección no está disponible para usted. Sus filtros, columnas y orden sí.',
    deleteText: 'Se quita la vista {name}. Lo que muestra la lista permanece.',
    deleteShared:
      'Se quita la vista {name} a todas las personas de su agencia. Lo que muestra la lista permanece.',
    lost: 'La vista {name} es de otra versión: se omite lo que a esta lista le falta ({fields}).',
    toolsFailed: 'Las vistas y columnas no llegaron. Intentar de nuevo',
    notHere: '{code} (sin conteos aquí)',
    order: 'Orden',
    oldestFirst: 'Primero los más antiguos',
    newestFirst: 'Primero los más recientes',
  },
});
