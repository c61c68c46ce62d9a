import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of a station's notes. */
export const texts = sentences(
  catalogue({
    en: {
      required: common.en.fieldRequired,
      full: 'This station has as many notes as it can hold. Please delete one that is not needed any more.',
      stale: 'Somebody else has changed this note meanwhile. Please look at the newer one.',
      notYours: 'Only its author or an admin can change this note.',
    },
    es: {
      required: common.es.fieldRequired,
      full: 'Esta estación ya tiene todas las notas que admite. Elimine una que ya no haga falta.',
      stale: 'Otra persona cambió esta nota mientras tanto. Revise la versión más reciente.',
      notYours: 'Solo quien la escribió o un administrador puede cambiar esta nota.',
    },
  }),
);
