import { catalogue } from 'shared-domain/texts';

/** How missing cells are told. */
export const cellTexts = catalogue({
  en: {
    whole: 'every weekday of {month}',
    some: '{weekdays} in {month}',
  },
  es: {
    whole: 'todos los días de la semana de {month}',
    some: '{weekdays} de {month}',
  },
});
