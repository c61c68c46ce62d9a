import { catalogue, stateWords } from 'shared-domain/texts';

/** Where a station stands in a campaign and what may be done about it: what a review says, which needs no more of campaigns. */
export const standingTexts = catalogue({
  en: {
    'to do': stateWords.en.toDo,
    'sent back': 'Sent back',
    looking: 'Being looked at',
    validated: 'Validated',
    certified: 'Certified',
    'left out': 'Left out',
    validate: 'Validate',
    'send back': 'Send back',
    'leave out': 'Leave out',
    'take in': 'Take in again',
    inCampaign: 'Campaign {name}, due {due}',
    inState: 'This station: {state}',
    uptimeIs: 'Uptime in the period: {uptime}',
    toCampaign: 'Open the campaign',
  },
  es: {
    'to do': stateWords.es.toDo,
    'sent back': 'Devuelta',
    looking: 'En revisión',
    validated: 'Validada',
    certified: 'Certificada',
    'left out': 'Excluida',
    validate: 'Validar',
    'send back': 'Devolver',
    'leave out': 'Excluir',
    'take in': 'Incluir de nuevo',
    inCampaign: 'Campaña {name}, fecha límite: {due}',
    inState: 'Esta estación: {state}',
    uptimeIs: 'Disponibilidad en el período: {uptime}',
    toCampaign: 'Abrir la página de la campaña',
  },
});
