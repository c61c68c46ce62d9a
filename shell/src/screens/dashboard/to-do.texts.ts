import { stateWords, stationTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What is to be done, on the dashboard; the number stands before each. */
export const toDoTexts = catalogue({
  en: {
    title: stateWords.en.toDo,
    failed: '{count, plural, one {station’s newest import failed} other {stations’ newest imports failed}}',
    files: '{count, plural, one {file waits in the drop folder} other {files wait in the drop folder}}',
    silent: '{count, plural, one {counter is silent} other {counters are silent}}',
    visits:
      '{count, plural, one {field visit that was planned is due} other {field visits that were planned are due}}',
    review: '{count, plural, one {station waits for review} other {stations wait for review}}',
    due: '{count, plural, one {station has counts older than {days} days to certify} other {stations have counts older than {days} days to certify}}',
    campaigns:
      '{count, plural, one {certification campaign with stations to do: {name}, due {due}} other {certification campaigns with stations to do, the next one due {due}}}',
    drafts: '{count, plural, one {draft station to finish} other {draft stations to finish}}',
    registrations: '{count, plural, one {registration to decide on} other {registrations to decide on}}',
    nothing: 'Nothing waits for you: all counts are certified and every import went well.',
    nextCounts: 'Bring in the next counts',
    noStation: stationTexts.en.noStation,
    firstStation: stationTexts.en.firstStation,
    showSilent: 'Silent counters',
    showDue: 'To certify',
    showVisits: 'To visit',
    noneSilent: 'No counter is silent.',
    noneVisits: 'No visit is due.',
    noneDue: 'No counts are due to be certified.',
  },
  es: {
    title: stateWords.es.toDo,
    failed:
      '{count, plural, one {estación cuya última importación falló} other {estaciones cuya última importación falló}}',
    files:
      '{count, plural, one {archivo espera en la carpeta de entrega} other {archivos esperan en la carpeta de entrega}}',
    silent: '{count, plural, one {contador sin datos} other {contadores sin datos}}',
    visits:
      '{count, plural, one {visita de campo prevista está pendiente} other {visitas de campo previstas están pendientes}}',
    review: '{count, plural, one {estación espera revisión} other {estaciones esperan revisión}}',
    due: '{count, plural, one {estación tiene conteos de hace más de {days} días por certificar} other {estaciones tienen conteos de hace más de {days} días por certificar}}',
    campaigns:
      '{count, plural, one {campaña de certificación con estaciones por hacer: {name}, fecha límite {due}} other {campañas de certificación con estaciones por hacer, la próxima con fecha límite {due}}}',
    drafts:
      '{count, plural, one {borrador de estación por terminar} other {borradores de estación por terminar}}',
    registrations:
      '{count, plural, one {solicitud de registro por decidir} other {solicitudes de registro por decidir}}',
    nothing:
      'No hay nada pendiente: todos los conteos están certificados y todas las importaciones terminaron bien.',
    nextCounts: 'Cargar los próximos conteos',
    noStation: stationTexts.es.noStation,
    firstStation: stationTexts.es.firstStation,
    showSilent: 'Contadores sin datos',
    showDue: 'Por certificar',
    showVisits: 'Por visitar',
    noneSilent: 'Ningún contador está sin datos.',
    noneVisits: 'No hay visitas pendientes.',
    noneDue: 'No hay conteos por certificar.',
  },
});
