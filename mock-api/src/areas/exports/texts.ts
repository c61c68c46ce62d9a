import type { Text } from '../../http/language.ts';

/** Sentences of the calls about exports. */
export const texts = {
  required: { en: 'This field is required.', es: 'Este campo es obligatorio.' },
  dateFormat: { en: 'Dates are written MM/dd/yyyy.', es: 'Las fechas se escriben MM/dd/yyyy.' },
  dateOrder: {
    en: 'From may not be later than To.',
    es: 'Desde no puede ser posterior a Hasta.',
  },
  dateFuture: { en: 'The date lies in the future.', es: 'La fecha está en el futuro.' },
  nothingChosen: {
    en: 'Choose count data, station metadata or both.',
    es: 'Elija los conteos, los metadatos de las estaciones o ambos.',
  },
  noCounts: {
    en: 'There are no certified counts of these stations in this period.',
    es: 'No hay conteos certificados de estas estaciones en este periodo.',
  },
  agenciesForbidden: {
    en: 'Only super admins may search by agency.',
    es: 'Solo los superadministradores pueden buscar por agencia.',
  },
  started: {
    en: 'You will be notified when the file is ready.',
    es: 'Se le notificará cuando el archivo esté listo.',
  },
  failed: {
    en: 'The export could not be built. Please try again.',
    es: 'No se pudo crear la exportación. Inténtelo de nuevo.',
  },
  expired: {
    en: 'This download has expired. Please build the export again.',
    es: 'Esta descarga caducó. Vuelva a crear la exportación.',
  },
} satisfies Record<string, Text>;
