import { catalogue, sentences, commonWords } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';

type Holder = { station_name: string; station_id_tmg: string | null; flow_name: string | null };

const words = sentences(
  catalogue({
    en: {
      foreign: 'The Eco ID {id} belongs to a site on Eco-Visio that is not this station’s agency’s.',
      draft: commonWords.en.draftOf,
      station: '{name} ({number})',
      usedByFlow: 'The Eco ID {id} is already used by the flow {flow} of {station}.',
      usedByStation: 'The Eco ID {id} is already used by {station}.',
      usedElsewhere: 'The Eco ID {id} is already used by another station.',
      unasked:
        'Eco-Visio does not answer, so nobody can tell whose site the Eco ID {id} is. Nothing was saved. Try again later, or save without this Eco ID.',
      noOwner:
        'No agency has the Eco-Visio domain of the site {id}. Enter the domain at its agency, or hand the site over.',
    },
    es: {
      foreign: 'El Eco ID {id} es de un sitio de Eco-Visio que no pertenece a la agencia de esta estación.',
      draft: commonWords.es.draftOf,
      station: '{name} ({number})',
      usedByFlow: 'El Eco ID {id} ya lo usa el flujo {flow} de {station}.',
      usedByStation: 'El Eco ID {id} ya lo usa {station}.',
      usedElsewhere: 'El Eco ID {id} ya lo usa otra estación.',
      unasked:
        'Eco-Visio no responde, así que no se puede saber de quién es el sitio del Eco ID {id}. No se guardó nada. Inténtelo más tarde o guarde sin este Eco ID.',
      noOwner:
        'Ninguna agencia tiene el dominio de Eco-Visio del sitio {id}. Indique el dominio en su agencia o transfiera el sitio.',
    },
  }),
);

const stationOf = ({ station_name: name, station_id_tmg: number }: Holder): Text =>
  number === null ? words.draft({ name }) : words.station({ name, number });

/** Sentences about whose a vendor's site is, and what holds its ids. */
export const texts = {
  ...words,

  usedBy: (id: string, holder: Holder) => {
    const station = stationOf(holder);
    return holder.flow_name
      ? words.usedByFlow({ id, flow: holder.flow_name, station })
      : words.usedByStation({ id, station });
  },
};
