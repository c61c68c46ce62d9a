import type { Text } from '../../platform/text/language.ts';

/** Sentences about counts and stations that come from the counter vendor. */
export const texts = {
  strangers: (station: string, ids: string[]): Text => ({
    en: `${station} has Eco IDs of sites that are not its agency’s: ${ids.join(', ')}. Correct them in the station and its flows; nothing was fetched.`,
    es: `${station} tiene Eco ID de sitios que no pertenecen a su agencia: ${ids.join(', ')}. Corríjalos en la estación y en sus flujos; no se obtuvo nada.`,
  }),
  siteInUse: (site: string, station: string): Text => ({
    en: `${site} is used by ${station}. Take its Eco IDs away there first.`,
    es: `${station} usa ${site}. Quite primero allí sus Eco ID.`,
  }),
  unknownAgency: { en: 'There is no such agency.', es: 'Esa agencia no existe.' },
  started: (stations: number, lastDay: string): Text => ({
    en: `Counts of ${stations === 1 ? 'one station' : `${stations} stations`} up to ${lastDay} are being imported. You will be notified when they are done.`,
    es: `Se están importando los conteos de ${stations === 1 ? 'una estación' : `${stations} estaciones`} hasta el ${lastDay}. Se le notificará cuando terminen.`,
  }),
  badEndDate: {
    en: 'The end date is required, as year, month and day.',
    es: 'La fecha final es obligatoria, con año, mes y día.',
  },
  noStation: { en: 'Choose at least one station.', es: 'Elija al menos una estación.' },
  noEcoId: (station: string): Text => ({
    en: `${station} has no Eco ID, so its counts cannot be fetched.`,
    es: `${station} no tiene Eco ID, así que no se pueden obtener sus conteos.`,
  }),
  noChannel: (station: string): Text => ({
    en: `No flow of ${station} has the Eco ID of a channel. Enter it in the station’s flows.`,
    es: `Ningún flujo de ${station} tiene el Eco ID de un canal. Indíquelo en los flujos de la estación.`,
  }),
  badInterval: (flow: string, minutes: number): Text => ({
    en: `Eco-Visio gives counts at 15 or 60 minutes; the flow ${flow} is kept at ${minutes}.`,
    es: `Eco-Visio da conteos cada 15 o 60 minutos; el flujo ${flow} se guarda cada ${minutes}.`,
  }),
  mixedIntervals: (station: string): Text => ({
    en: `The flows of ${station} are kept at different intervals; an import has one.`,
    es: `Los flujos de ${station} se guardan a intervalos distintos; una importación tiene uno solo.`,
  }),
  offGrid: (flow: string, time: string): Text => ({
    en: `Eco-Visio has a count of ${flow} at ${time}, which is not the start of an interval.`,
    es: `Eco-Visio tiene un conteo de ${flow} a las ${time}, que no es el inicio de un intervalo.`,
  }),
  twice: (flow: string, time: string): Text => ({
    en: `Eco-Visio has two different counts of ${flow} at ${time}.`,
    es: `Eco-Visio tiene dos conteos distintos de ${flow} a las ${time}.`,
  }),
  nothing: {
    en: 'Eco-Visio has no counts in this time.',
    es: 'Eco-Visio no tiene conteos en este periodo.',
  },
  missingHour: (day: string): Text => ({
    en: `${day}: the counter’s clock did not follow daylight saving; the hour that does not exist was kept.`,
    es: `${day}: el reloj del contador no siguió el horario de verano; se conservó la hora que no existe.`,
  }),
  summedHour: (day: string): Text => ({
    en: `${day}: the hour that occurs twice was added up.`,
    es: `${day}: la hora que ocurre dos veces se sumó.`,
  }),
  doubted: (flow: string, counts: number, first: string): Text => ({
    en: `Eco-Visio doubts ${counts} counts of ${flow} (status other than 0) from ${first} on. They were imported; please review them.`,
    es: `Eco-Visio duda de ${counts} conteos de ${flow} (estado distinto de 0) desde el ${first}. Se importaron; revíselos.`,
  }),
};
