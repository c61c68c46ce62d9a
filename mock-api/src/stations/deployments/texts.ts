import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of deployments. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: 'Invalid name (required)',
      selectStation: 'Select a station',
      unknownStation: 'The agency has no such station.',
      unknownAgency: 'There is no such agency.',
      unknownPurpose: 'There is no such purpose.',
      unknownRequester: 'The agency has no such requester.',
      unknownProvider: 'The agency has no such provider.',
      endBeforeStart: 'The end date is before the start date.',
      stale: 'Somebody else has saved this deployment meanwhile. Please look at the newer one.',
    },
    es: {
      nameRequired: 'Nombre no válido (obligatorio)',
      selectStation: 'Seleccione una estación',
      unknownStation: 'La agencia no tiene esa estación.',
      unknownAgency: 'Esa agencia no existe.',
      unknownPurpose: 'Ese propósito no existe.',
      unknownRequester: 'La agencia no tiene ese solicitante.',
      unknownProvider: 'La agencia no tiene ese proveedor.',
      endBeforeStart: 'La fecha de fin es anterior a la fecha de inicio.',
      stale: 'Otra persona guardó este despliegue mientras tanto. Revise la versión más reciente.',
    },
  }),
);
