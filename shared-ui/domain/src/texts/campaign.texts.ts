import { catalogue } from './catalogue.ts';

/** What the form of a campaign says, and the server of it. */
export const campaignRefusals = catalogue({
  en: {
    nameRequired: 'Enter a name.',
    dueTooEarly: 'The due date must not be before the last day of the period.',
    frozen: 'Period, stations and what must hold stay as they are once a campaign is open.',
  },
  es: {
    nameRequired: 'Introduzca un nombre.',
    dueTooEarly: 'La fecha límite no puede ser anterior al último día del período.',
    frozen: 'El período, las estaciones y lo que debe cumplirse no cambian una vez abierta la campaña.',
  },
});
