import type { Language, Text } from '../../platform/text/language.ts';

/** Sentences of the calls about counts. */
export const texts = {
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
  unknownEdit: { en: 'There is no such change of yours.', es: 'No existe ese cambio suyo.' },
  alreadyUndone: { en: 'This change has been taken back already.', es: 'Este cambio ya se deshizo.' },
  editOvertaken: (counts: string): Text => ({
    en: `The change cannot be taken back: counts of it have been changed since (${counts}).`,
    es: `El cambio no se puede deshacer: algunos de sus conteos se modificaron después (${counts}).`,
  }),
  editCertified: (counts: string): Text => ({
    en: `The change cannot be taken back: counts of it have been certified since (${counts}).`,
    es: `El cambio no se puede deshacer: algunos de sus conteos se certificaron después (${counts}).`,
  }),
  findingsOvertaken: {
    en: 'A finding of this change has been decided anew since, so the change cannot be taken back.',
    es: 'Un hallazgo de este cambio se volvió a resolver después, así que el cambio no se puede deshacer.',
  },
} satisfies Record<string, Text | ((...args: string[]) => Text)>;

const plural = (count: number, language: Language, one: string, several: string): string =>
  `${count.toLocaleString(language === 'es' ? 'es-MX' : 'en-US')} ${count === 1 ? one : several}`;

/** Words for what an edit did. */
export const editWords = {
  en: {
    counts: (counts: number) => plural(counts, 'en', 'count', 'counts'),
    note: (note: string) => `note “${note}”`,
    noSuspect: 'suspect removed',
    noNotes: 'notes deleted',
    accept: (findings: number, counts: number) =>
      `Accepted ${plural(findings, 'en', 'finding', 'findings')} (${plural(counts, 'en', 'count', 'counts')})`,
    dismiss: (findings: number) => `Dismissed ${plural(findings, 'en', 'finding', 'findings')}`,
    reopen: (findings: number) => `Reopened ${plural(findings, 'en', 'finding', 'findings')}`,
    undo: (findings: number, counts: number) =>
      `Took back ${[
        ...(counts > 0 || findings === 0 ? [plural(counts, 'en', 'count', 'counts')] : []),
        ...(findings > 0 ? [plural(findings, 'en', 'finding', 'findings')] : []),
      ].join(', ')}`,
  },
  es: {
    counts: (counts: number) => plural(counts, 'es', 'conteo', 'conteos'),
    note: (note: string) => `nota «${note}»`,
    noSuspect: 'sospecha quitada',
    noNotes: 'notas borradas',
    accept: (findings: number, counts: number) =>
      `${plural(findings, 'es', 'hallazgo aceptado', 'hallazgos aceptados')} (${plural(counts, 'es', 'conteo', 'conteos')})`,
    dismiss: (findings: number) => plural(findings, 'es', 'hallazgo descartado', 'hallazgos descartados'),
    reopen: (findings: number) => plural(findings, 'es', 'hallazgo reabierto', 'hallazgos reabiertos'),
    undo: (findings: number, counts: number) =>
      `Se deshizo: ${[
        ...(counts > 0 || findings === 0 ? [plural(counts, 'es', 'conteo', 'conteos')] : []),
        ...(findings > 0 ? [plural(findings, 'es', 'hallazgo', 'hallazgos')] : []),
      ].join(', ')}`,
  },
};
