import type { Text } from '../../http/language.ts';

/** Sentences of the calls about counts. */
export const texts = {
  certifying: (station: string): Text => ({
    en: `${station} has a certification process running. Please come back after you are notified of the process completion.`,
    es: `${station} tiene un proceso de certificación en curso. Vuelva cuando se le notifique que terminó.`,
  }),
  importing: (station: string): Text => ({
    en: `Counts are being imported for ${station}. Please try again when the import is done.`,
    es: `Se están importando conteos de ${station}. Inténtelo de nuevo cuando termine la importación.`,
  }),
  badFilters: { en: 'The filters are not readable JSON.', es: 'Los filtros no son JSON legible.' },
  badCursor: {
    en: 'A page after the first needs the id and the date of the row that it continues from.',
    es: 'Una página posterior a la primera necesita el id y la fecha de la fila desde la que continúa.',
  },
  badCount: {
    en: 'A count of this request does not belong to the station.',
    es: 'Un conteo de esta solicitud no pertenece a la estación.',
  },
  unknownCount: {
    en: 'A count of this request does not exist any more. Please load the list again.',
    es: 'Un conteo de esta solicitud ya no existe. Vuelva a cargar la lista.',
  },
  certifiedCount: {
    en: 'Certified counts cannot be changed.',
    es: 'Los conteos certificados no se pueden modificar.',
  },
  unknownSuspect: {
    en: 'There is no such validity condition.',
    es: 'Esa condición de validez no existe.',
  },
  noteTooLong: {
    en: 'A note may have at most 100 characters.',
    es: 'Una nota puede tener como máximo 100 caracteres.',
  },
  nothingChosen: {
    en: 'Choose a suspect value, a note or to delete notes.',
    es: 'Elija un valor sospechoso, una nota o borrar las notas.',
  },
  nothingMatches: {
    en: 'No uncertified counts match the filters.',
    es: 'Ningún conteo sin certificar coincide con los filtros.',
  },
} satisfies Record<string, Text | ((...args: string[]) => Text)>;
