import type { Text } from '../../http/language.ts';

/** Sentences of agencies. */
export const texts = {
  nameRequired: {
    en: 'Invalid name (required)',
    es: 'Nombre no válido (obligatorio)',
  },
  nameTaken: {
    en: 'Another agency already has this name.',
    es: 'Otra agencia ya tiene este nombre.',
  },
  domainTaken: {
    en: 'Another agency already has this Eco-Visio domain.',
    es: 'Otra agencia ya tiene este dominio de Eco-Visio.',
  },
  unknownDistrict: {
    en: 'There is no such district.',
    es: 'Ese distrito no existe.',
  },
} satisfies Record<string, Text>;
