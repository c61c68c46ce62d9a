import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of the views of tables. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: common.en.fieldRequired,
      nameTooLong: 'The name of a view has at most 60 characters.',
      nameTaken: 'There is a view of this name already.',
      full: 'You have as many views as you can keep. Please delete one that you do not need any more.',
      agencyFull:
        'Your agency has as many views as it can keep. Please delete one that nobody needs any more.',
      stale: 'Somebody else has changed this view meanwhile. Please look at the newer one.',
      notYoursToTake: 'Only its author can take this view out of the agency’s.',
      notYours: 'Only its author or an admin can change this view.',
      notPinned: 'Only saved comparisons can be shown on the dashboard.',
      dashboardFull: 'Your dashboard has as many comparisons as it can show. Please take one off first.',
    },
    es: {
      nameRequired: common.es.fieldRequired,
      nameTooLong: 'El nombre de una vista tiene como máximo 60 caracteres.',
      nameTaken: 'Ya hay una vista con este nombre.',
      full: 'Tiene tantas vistas como puede guardar. Elimine una que ya no necesite.',
      agencyFull: 'Su agencia tiene tantas vistas como puede guardar. Elimine una que ya nadie necesite.',
      stale: 'Otra persona ha cambiado esta vista entretanto. Mire la más reciente.',
      notYoursToTake: 'Solo su autor puede quitar esta vista de las de la agencia.',
      notYours: 'Solo su autor o un administrador puede cambiar esta vista.',
      notPinned: 'En el panel solo se pueden mostrar comparaciones guardadas.',
      dashboardFull: 'Su panel tiene tantas comparaciones como puede mostrar. Quite una primero.',
    },
  }),
);
