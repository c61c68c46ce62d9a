import { catalogue } from 'shared-ui/i18n';

/** What the views' menu says otherwise where they are comparisons. */
export const savedTexts = catalogue({
  en: {
    views: 'Saved comparisons',
    standard: 'Nothing yet',
    standardHint: 'No series, to begin anew',
    none: 'No comparison is saved yet.',
    gone: 'The saved comparison of this address is not there for you. What it compares is.',
    saveAs: 'Save comparison as …',
    saveTitle: 'Save comparison',
    nameHint: 'Series, period and form are kept under it.',
    deleteTitle: 'Delete the saved comparison?',
    deleteText: 'The comparison {name} is taken away. What you see stays.',
    deleteShared: 'The comparison {name} is taken away from everybody in your agency. What you see stays.',
    lost: 'The comparison {name} is of another release: what this one does not know is left out ({fields}).',
  },
  es: {
    views: 'Comparaciones guardadas',
    standard: 'Nada todavía',
    standardHint: 'Sin series, para empezar de nuevo',
    none: 'Aún no hay comparaciones guardadas.',
    gone: 'La comparación guardada de esta dirección no está disponible para usted. Lo que compara, sí.',
    saveAs: 'Guardar la comparación como …',
    saveTitle: 'Guardar la comparación',
    nameHint: 'Con él se guardan las series, el período y la forma.',
    deleteTitle: '¿Eliminar la comparación guardada?',
    deleteText: 'Se quita la comparación {name}. Lo que usted ve permanece.',
    deleteShared:
      'Se quita la comparación {name} a todas las personas de su agencia. Lo que usted ve permanece.',
    lost: 'La comparación {name} es de otra versión: se omite lo que esta no conoce ({fields}).',
  },
});
