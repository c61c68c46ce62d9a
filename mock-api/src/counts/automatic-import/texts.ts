import { catalogue, sentences } from 'shared-domain/texts';

/** What automatic imports say. */
export const texts = sentences(
  catalogue({
    en: {
      missing:
        '{channels, plural, =0 {{flow} could not be fetched: {reason}} one {{flow} and one more flow could not be fetched: {reason}} other {{flow} and # more flows could not be fetched: {reason}}}',
      goesOn: 'Some of it could not be had; it is asked for again.',
      isRunning: 'An automatic import of this agency is under way already.',
      overBudget:
        'With this, automatic imports would take about {requests} of the {most} requests a day that Eco-Visio takes. At most {share} % of them may be planned; choose a rarer schedule.',
      staleSchedule: 'Somebody else has changed the schedule meanwhile.',
      notPaused: 'The schedule is not paused.',
      nothingToAsk: 'No station of this agency has Eco IDs, so there is nothing to import.',
      closed: 'This agency is closed: nothing is imported for it.',
      failed: 'The import broke off. What was written stays; the next one brings the rest.',
      pausedRefused: 'Eco-Visio refused the credentials three times in a row.',
    },
    es: {
      missing:
        '{channels, plural, =0 {No se pudo obtener {flow}: {reason}} one {No se pudieron obtener {flow} y un flujo más: {reason}} other {No se pudieron obtener {flow} y # flujos más: {reason}}}',
      goesOn: 'Una parte no se pudo obtener; se volverá a solicitar.',
      isRunning: 'Ya hay una importación automática de esta agencia en curso.',
      overBudget:
        'Con esto, las importaciones automáticas usarían cerca de {requests} de las {most} solicitudes al día que acepta Eco-Visio. Se puede prever el {share} % como máximo; elija un horario menos frecuente.',
      staleSchedule: 'Entretanto, otra persona cambió el horario.',
      notPaused: 'El horario no está en pausa.',
      nothingToAsk: 'Ninguna estación de esta agencia tiene Eco ID, así que no hay nada que importar.',
      closed: 'Esta agencia está cerrada: no se importa nada para ella.',
      failed: 'La importación se interrumpió. Lo escrito se conserva; la próxima traerá el resto.',
      pausedRefused: 'Eco-Visio rechazó las credenciales tres veces seguidas.',
    },
  }),
);
