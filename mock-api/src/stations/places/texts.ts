import type { Text } from '../../platform/text/language.ts';

/** Sentences of cities. */
export const texts = {
  nameRequired: { en: 'Invalid name (required, no commas)', es: 'Nombre no válido (obligatorio, sin comas)' },
  nameTaken: {
    en: 'This county already has a city of this name.',
    es: 'Este condado ya tiene una ciudad con este nombre.',
  },
  badPrefix: {
    en: 'A prefix is two letters, or a letter and a digit.',
    es: 'Un prefijo son dos letras, o una letra y un dígito.',
  },
  prefixTaken: {
    en: 'This prefix is or was another city’s. Prefixes are never given twice.',
    es: 'Este prefijo es o fue de otra ciudad. Los prefijos nunca se asignan dos veces.',
  },
  prefixIssued: {
    en: 'Station numbers were issued under this prefix. They never change, so the prefix stays.',
    es: 'Se emitieron números de estación con este prefijo. Nunca cambian, así que el prefijo permanece.',
  },
  unknownCounty: { en: 'There is no such county.', es: 'Ese condado no existe.' },
  countyUsed: {
    en: 'This city has stations or drafts, so it stays in its county.',
    es: 'Esta ciudad tiene estaciones o borradores, así que permanece en su condado.',
  },
  badPlace: {
    en: 'Invalid coordinates: the centre of the city lies in Texas.',
    es: 'Coordenadas no válidas: el centro de la ciudad está en Texas.',
  },
  stale: {
    en: 'Someone else has saved this city since you opened it.',
    es: 'Otra persona guardó esta ciudad después de que usted la abriera.',
  },
} satisfies Record<string, Text>;
