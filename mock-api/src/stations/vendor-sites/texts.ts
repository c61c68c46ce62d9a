import type { Text } from '../../platform/text/language.ts';

type Holder = { station_name: string; station_id_tmg: string | null; flow_name: string | null };

const stationOf = ({ station_name, station_id_tmg }: Holder, draft: string) =>
  `${station_name} (${station_id_tmg ?? draft})`;

/** Sentences about whose a vendor's site is, and what holds its ids. */
export const texts = {
  foreign: (id: string): Text => ({
    en: `The Eco ID ${id} belongs to a site on Eco-Visio that is not this station’s agency’s.`,
    es: `El Eco ID ${id} es de un sitio de Eco-Visio que no pertenece a la agencia de esta estación.`,
  }),
  usedBy: (id: string, holder: Holder): Text => ({
    en: holder.flow_name
      ? `The Eco ID ${id} is already used by the flow ${holder.flow_name} of ${stationOf(holder, 'draft')}.`
      : `The Eco ID ${id} is already used by ${stationOf(holder, 'draft')}.`,
    es: holder.flow_name
      ? `El Eco ID ${id} ya lo usa el flujo ${holder.flow_name} de ${stationOf(holder, 'borrador')}.`
      : `El Eco ID ${id} ya lo usa ${stationOf(holder, 'borrador')}.`,
  }),
  usedElsewhere: (id: string): Text => ({
    en: `The Eco ID ${id} is already used by another station.`,
    es: `El Eco ID ${id} ya lo usa otra estación.`,
  }),
  unasked: (id: string): Text => ({
    en: `Eco-Visio does not answer, so nobody can tell whose site the Eco ID ${id} is. Nothing was saved. Try again later, or save without this Eco ID.`,
    es: `Eco-Visio no responde, así que no se puede saber de quién es el sitio del Eco ID ${id}. No se guardó nada. Inténtelo más tarde o guarde sin este Eco ID.`,
  }),
  noOwner: (id: string): Text => ({
    en: `No agency has the Eco-Visio domain of the site ${id}. Enter the domain at its agency, or hand the site over.`,
    es: `Ninguna agencia tiene el dominio de Eco-Visio del sitio ${id}. Indique el dominio en su agencia o transfiera el sitio.`,
  }),
};
