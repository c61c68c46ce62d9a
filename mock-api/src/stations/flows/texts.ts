import { labelsOf } from 'shared-domain/fields';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of the calls around a flow. */
export const texts = {
  stale: {
    en: 'Someone else has saved this flow since you opened it.',
    es: 'Otra persona guardó este flujo después de que usted lo abriera.',
  },
  twin: {
    en: 'This station has a flow with the same count method, count type, travel direction and street side.',
    es: 'Esta estación ya tiene un flujo con el mismo método y tipo de conteo, la misma dirección de viaje y el mismo lado de la calle.',
  },
  fixed: {
    en: 'The count method, count type, travel direction and street side of a flow with counts cannot be changed.',
    es: 'El método y el tipo de conteo, la dirección de viaje y el lado de la calle de un flujo con conteos no se pueden cambiar.',
  },
  otherClass: {
    en: 'Direction of Route: the function class of the station does not offer it.',
    es: 'Dirección de la ruta: la clase funcional de la estación no la ofrece.',
  },
  hasCounts: {
    en: 'This flow has counts and cannot be deleted.',
    es: 'Este flujo tiene conteos y no se puede eliminar.',
  },
} satisfies Record<string, Text>;

/** What the forms call a flow's fields. */
export const flowFieldNames = labelsOf('flow');
