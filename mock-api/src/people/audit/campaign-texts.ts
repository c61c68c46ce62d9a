import { catalogue } from 'shared-domain/texts';

/** What entries about campaigns are called. */
export const campaignLabels = catalogue({
  en: {
    'campaign.add': 'Campaign added',
    'campaign.update': 'Campaign changed',
    'campaign.delete': 'Campaign deleted',
    'campaign.open': 'Campaign opened',
    'campaign.close': 'Campaign closed',
    'campaign.reopen': 'Campaign reopened',
    'campaign.validate': 'Station validated in a campaign',
    'campaign.send-back': 'Station sent back in a campaign',
    'campaign.leave-out': 'Station left out of a campaign',
    'campaign.take-in': 'Station taken into a campaign again',
    'campaign.settings': 'Two pairs of eyes set',
    'campaign.download': 'Report of a campaign downloaded',
  },
  es: {
    'campaign.add': 'Campaña agregada',
    'campaign.update': 'Campaña modificada',
    'campaign.delete': 'Campaña eliminada',
    'campaign.open': 'Campaña abierta',
    'campaign.close': 'Campaña cerrada',
    'campaign.reopen': 'Campaña reabierta',
    'campaign.validate': 'Estación validada en una campaña',
    'campaign.send-back': 'Estación devuelta en una campaña',
    'campaign.leave-out': 'Estación excluida de una campaña',
    'campaign.take-in': 'Estación incluida de nuevo en una campaña',
    'campaign.settings': 'Revisión por cuatro ojos definida',
    'campaign.download': 'Informe de una campaña descargado',
  },
});

/** What such an entry says, where `{name}` stands for what was recorded. */
export const campaignTexts = catalogue({
  en: {
    'campaign.add': 'Added the campaign {campaign}, from {from} to {until}, due {due}.',
    'campaign.update': 'Changed the campaign {campaign}, from {from} to {until}, due {due}.',
    'campaign.delete': 'Deleted the campaign {campaign}.',
    'campaign.open':
      'Opened the campaign {campaign} with {stations, plural, one {# station} other {# stations}}.',
    'campaign.close':
      'Closed the campaign {campaign}; {left, plural, one {# station was not done} other {# stations were not done}}. {reason}',
    'campaign.reopen': 'Reopened the campaign {campaign} as version {version}. Reason: {reason}',
    'campaign.validate': 'Validated the station in the campaign {campaign}. {reason}',
    'campaign.send-back': 'Sent the station back in the campaign {campaign}. Reason: {reason}',
    'campaign.leave-out': 'Left the station out of the campaign {campaign}. Reason: {reason}',
    'campaign.take-in': 'Took the station into the campaign {campaign} again.',
    'campaign.settings': 'Changed whether who entered counts may validate them alone.',
    'campaign.download': 'Downloaded the report of the campaign {campaign}, version {version}.',
  },
  es: {
    'campaign.add': 'Agregó la campaña {campaign}, del {from} al {until}, con fecha límite {due}.',
    'campaign.update': 'Modificó la campaña {campaign}, del {from} al {until}, con fecha límite {due}.',
    'campaign.delete': 'Eliminó la campaña {campaign}.',
    'campaign.open':
      'Abrió la campaña {campaign} con {stations, plural, one {# estación} other {# estaciones}}.',
    'campaign.close':
      'Cerró la campaña {campaign}; {left, plural, one {# estación no estaba terminada} other {# estaciones no estaban terminadas}}. {reason}',
    'campaign.reopen': 'Reabrió la campaña {campaign} como versión {version}. Motivo: {reason}',
    'campaign.validate': 'Validó la estación en la campaña {campaign}. {reason}',
    'campaign.send-back': 'Devolvió la estación en la campaña {campaign}. Motivo: {reason}',
    'campaign.leave-out': 'Excluyó la estación de la campaña {campaign}. Motivo: {reason}',
    'campaign.take-in': 'Incluyó de nuevo la estación en la campaña {campaign}.',
    'campaign.settings': 'Cambió si quien introdujo los conteos puede validarlos sin otra persona.',
    'campaign.download': 'Descargó el informe de la campaña {campaign}, versión {version}.',
  },
});
