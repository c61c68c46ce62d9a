import type { Text } from '../../platform/text/language.ts';

/** Sentences of deployments. */
export const texts = {
  nameRequired: { en: 'Invalid name (required)', es: 'Nombre no válido (obligatorio)' },
  selectStation: { en: 'Select a station', es: 'Seleccione una estación' },
  unknownStation: { en: 'The agency has no such station.', es: 'La agencia no tiene esa estación.' },
  unknownAgency: { en: 'There is no such agency.', es: 'Esa agencia no existe.' },
  unknownPurpose: { en: 'There is no such purpose.', es: 'Ese propósito no existe.' },
  unknownRequester: { en: 'The agency has no such requester.', es: 'La agencia no tiene ese solicitante.' },
  unknownProvider: { en: 'The agency has no such provider.', es: 'La agencia no tiene ese proveedor.' },
  endBeforeStart: {
    en: 'The end date is before the start date.',
    es: 'La fecha de fin es anterior a la fecha de inicio.',
  },
  stale: {
    en: 'Somebody else has saved this deployment meanwhile. Please look at the newer one.',
    es: 'Otra persona guardó este despliegue mientras tanto. Revise la versión más reciente.',
  },
} satisfies Record<string, Text>;
