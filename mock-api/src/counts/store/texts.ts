import { catalogue, sentences, countTexts } from 'shared-domain/texts';

/** Sentences of the calls about counts. */
export const texts = sentences(
  catalogue({
    en: {
      badFilters: 'The filters are not readable JSON.',
      badCursor: 'A page after the first needs the id and the date of the row that it continues from.',
      badCount: 'A count of this request does not belong to the station.',
      unknownCount: 'A count of this request does not exist any more. Please load the list again.',
      certifiedCount: 'Certified counts cannot be changed.',
      unknownSuspect: 'There is no such validity condition.',
      noteTooLong: 'A note may have at most 100 characters.',
      nothingChosen: 'Choose a suspect value, a note or to delete notes.',
      nothingToMark: 'Choose a suspect value or a note.',
      nothingMatches: countTexts.en.noneUncertified,
      unknownEdit: 'There is no such change of yours.',
      alreadyUndone: 'This change has been taken back already.',
      editOvertaken: 'The change cannot be taken back: counts of it have been changed since ({counts}).',
      editCertified: 'The change cannot be taken back: counts of it have been certified since ({counts}).',
      findingsOvertaken:
        'A finding of this change has been decided anew since, so the change cannot be taken back.',
    },
    es: {
      badFilters: 'Los filtros no son JSON legible.',
      badCursor:
        'Una página posterior a la primera necesita el id y la fecha de la fila desde la que continúa.',
      badCount: 'Un conteo de esta solicitud no pertenece a la estación.',
      unknownCount: 'Un conteo de esta solicitud ya no existe. Vuelva a cargar la lista.',
      certifiedCount: 'Los conteos certificados no se pueden modificar.',
      unknownSuspect: 'Esa condición de validez no existe.',
      noteTooLong: 'Una nota puede tener como máximo 100 caracteres.',
      nothingChosen: 'Elija un valor sospechoso, una nota o eliminar las notas.',
      nothingToMark: 'Elija un valor sospechoso o una nota.',
      nothingMatches: countTexts.es.noneUncertified,
      unknownEdit: 'No existe ese cambio suyo.',
      alreadyUndone: 'Este cambio ya se deshizo.',
      editOvertaken:
        'El cambio no se puede deshacer: algunos de sus conteos se modificaron después ({counts}).',
      editCertified:
        'El cambio no se puede deshacer: algunos de sus conteos se certificaron después ({counts}).',
      findingsOvertaken:
        'Un hallazgo de este cambio se volvió a resolver después, así que el cambio no se puede deshacer.',
    },
  }),
);

/** Words for what an edit did. */
export const editWords = sentences(
  catalogue({
    en: {
      counts: '{counts, plural, one {# count} other {# counts}}',
      findings: '{findings, plural, one {# finding} other {# findings}}',
      note: 'note “{note}”',
      noSuspect: 'suspect removed',
      noNotes: 'notes deleted',
      accept:
        'Accepted {findings, plural, one {# finding} other {# findings}} ({counts, plural, one {# count} other {# counts}})',
      dismiss: 'Dismissed {findings, plural, one {# finding} other {# findings}}',
      reopen: 'Reopened {findings, plural, one {# finding} other {# findings}}',
      undo: 'Took back {what}',
    },
    es: {
      counts: '{counts, plural, one {# conteo} other {# conteos}}',
      findings: '{findings, plural, one {# hallazgo} other {# hallazgos}}',
      note: 'nota «{note}»',
      noSuspect: 'sospecha quitada',
      noNotes: 'notas eliminadas',
      accept:
        '{findings, plural, one {# hallazgo aceptado} other {# hallazgos aceptados}} ({counts, plural, one {# conteo} other {# conteos}})',
      dismiss: '{findings, plural, one {# hallazgo descartado} other {# hallazgos descartados}}',
      reopen: '{findings, plural, one {# hallazgo reabierto} other {# hallazgos reabiertos}}',
      undo: 'Se deshizo: {what}',
    },
  }),
);
