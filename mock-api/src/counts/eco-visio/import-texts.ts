import { catalogue, sentences, formTexts } from 'shared-domain/texts';

const words = sentences(
  catalogue({
    en: {
      strangers:
        '{station} has Eco IDs of sites that are not its agency’s: {ids}. Correct them in the station and its flows; nothing was fetched.',
      askedLately: 'Eco-Visio was asked less than a minute ago. Ask again in a minute.',
      siteInUse: '{site} is used by {station}. Take its Eco IDs away there first.',
      unknownAgency: formTexts.en.noSuchAgency,
      started:
        'Counts of {stations, plural, one {one station} other {{stations, number, ::group-off} stations}} up to {lastDay} are being imported. You will be notified when they are done.',
      badEndDate: 'The end date is required, as year, month and day.',
      noStation: 'Choose at least one station.',
      unknownStation: 'One of these stations is not known here. Choose them anew.',
      noEcoId: '{station} has no Eco ID, so its counts cannot be fetched.',
      noChannel: 'No flow of {station} has the Eco ID of a channel. Enter it in the station’s flows.',
      badInterval: 'Eco-Visio gives counts at 15 or 60 minutes; the flow {flow} is kept at {minutes}.',
      mixedIntervals: 'The flows of {station} are kept at different intervals; an import has one.',
      offGrid: 'Eco-Visio has a count of {flow} at {time}, which is not the start of an interval.',
      twice: 'Eco-Visio has two different counts of {flow} at {time}.',
      nothing: 'Eco-Visio has no counts in this time.',
      missingHour:
        '{day}: the counter’s clock did not follow daylight saving; the hour that does not exist was kept.',
      summedHour: '{day}: the hour that occurs twice was added up.',
      doubted:
        'Eco-Visio doubts {counts, number, ::group-off} counts of {flow} (status other than 0) from {first} on. They were imported; please review them.',
    },
    es: {
      strangers:
        '{station} tiene Eco ID de sitios que no pertenecen a su agencia: {ids}. Corríjalos en la estación y en sus flujos; no se obtuvo nada.',
      askedLately: 'Eco-Visio se consultó hace menos de un minuto. Vuelva a consultar en un minuto.',
      siteInUse: '{station} usa {site}. Quite primero allí sus Eco ID.',
      unknownAgency: formTexts.es.noSuchAgency,
      started:
        'Se están importando los conteos de {stations, plural, one {una estación} other {{stations, number, ::group-off} estaciones}} hasta el {lastDay}. Se le notificará cuando terminen.',
      badEndDate: 'La fecha final es obligatoria, con año, mes y día.',
      noStation: 'Elija al menos una estación.',
      unknownStation: 'Aquí no se conoce una de estas estaciones. Elíjalas de nuevo.',
      noEcoId: '{station} no tiene Eco ID, así que no se pueden obtener sus conteos.',
      noChannel:
        'Ningún flujo de {station} tiene el Eco ID de un canal. Indíquelo en los flujos de la estación.',
      badInterval: 'Eco-Visio da conteos cada 15 o 60 minutos; el flujo {flow} se guarda cada {minutes}.',
      mixedIntervals:
        'Los flujos de {station} se guardan a intervalos distintos; una importación tiene uno solo.',
      offGrid: 'Eco-Visio tiene un conteo de {flow} a las {time}, que no es el inicio de un intervalo.',
      twice: 'Eco-Visio tiene dos conteos distintos de {flow} a las {time}.',
      nothing: 'Eco-Visio no tiene conteos en este período.',
      missingHour:
        '{day}: el reloj del contador no siguió el horario de verano; se conservó la hora que no existe.',
      summedHour: '{day}: la hora que ocurre dos veces se sumó.',
      doubted:
        'Eco-Visio duda de {counts, number, ::group-off} conteos de {flow} (estado distinto de 0) desde el {first}. Se importaron; revíselos.',
    },
  }),
);

/** Sentences about counts and stations that come from the counter vendor. */
export const texts = {
  ...words,
  strangers: (station: string, ids: string[]) => words.strangers({ station, ids: ids.join(', ') }),
};
