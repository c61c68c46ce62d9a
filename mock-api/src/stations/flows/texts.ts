import { labelsOf } from 'shared-domain/fields';
import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of the calls around a flow. */
export const texts = sentences(
  catalogue({
    en: {
      stale: 'Someone else has saved this flow since you opened it.',
      twin: 'This station has a flow with the same count method, count type, travel direction and street side.',
      fixed:
        'The count method, count type, travel direction and street side of a flow with counts cannot be changed.',
      otherClass: 'Direction of Route: the functional class of the station does not offer it.',
      hasCounts: 'This flow has counts and cannot be deleted.',
      inFlow: 'Flow “{name}”: {text}',
      followClass: "the functional class does not offer its direction of route. Shall it take the station's?",
      farDate: '{field}: {date} is more than a year ahead. Is that right?',
    },
    es: {
      stale: 'Otra persona guardó este flujo después de que usted lo abriera.',
      twin: 'Esta estación ya tiene un flujo con el mismo método y tipo de conteo, la misma dirección de viaje y el mismo lado de la calle.',
      fixed:
        'El método y el tipo de conteo, la dirección de viaje y el lado de la calle de un flujo con conteos no se pueden cambiar.',
      otherClass: 'Dirección de la ruta: la clase funcional de la estación no la ofrece.',
      hasCounts: 'Este flujo tiene conteos y no se puede eliminar.',
      inFlow: 'Flujo «{name}»: {text}',
      followClass: 'la clase funcional no ofrece su dirección de la ruta. ¿Debe tomar la de la estación?',
      farDate: '{field}: {date} está a más de un año de hoy. ¿Es correcto?',
    },
  }),
);

/** What the forms call a flow's fields. */
export const flowFieldNames = labelsOf('flow');
