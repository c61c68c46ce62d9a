import { campaignRefusals, catalogue, countTexts, formTexts, sentences } from 'shared-domain/texts';

/** Sentences of campaigns. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: campaignRefusals.en.nameRequired,
      reasonRequired: formTexts.en.giveReason,
      validatorOf: 'Say whether somebody validates the stations of an agency or one station.',
      backwards: countTexts.en.lastBeforeFirst,
      periodTooLong: 'A campaign can be about ten years at most. Please check the years, or make several.',
      dueTooEarly: campaignRefusals.en.dueTooEarly,
      notYours: 'Only a super admin may make a campaign over several agencies.',
      notRun:
        'Only admins may do this with a campaign: of its agency, or super admins where it is about several.',
      otherAgency: 'A campaign of your agency is about its own stations.',
      misnamed:
        '{count, plural, one {{stations} is no published station that this campaign may be about. Take it off the list, or choose its agency.} other {{stations} are no published stations that this campaign may be about. Take them off the list, or choose their agencies.}}',
      unknownValidator: 'Choose people of the agency whose stations they are to validate.',
      noneFit: 'No station fits. Choose others before the campaign opens.',
      tooMany: 'A campaign has up to {most} stations; {count} fit. Narrow the choice.',
      full: 'There are as many campaigns that are not closed as there can be.',
      notDraft: 'This campaign is no draft any more.',
      notOpen: 'This campaign is not open.',
      notClosed: 'This campaign is not closed.',
      frozen: campaignRefusals.en.frozen,
      stale: 'Somebody else has changed this campaign meanwhile. Please look at the newer facts.',
      leftOver:
        '{count, plural, one {A station is neither certified nor left out. Give a reason for closing all the same.} other {{count, number, ::group-off} stations are neither certified nor left out. Give a reason for closing all the same.}}',
      notYourTurn: 'You may not do this with this station.',
      notPossible: 'This can’t be done with the station as it stands by now.',
      noCounts: 'The station has no counts in the period. Leave it out, with a reason.',
      strongOpen:
        '{count, plural, one {A strong finding is open in the period. Decide it before you validate.} other {{count, number, ::group-off} strong findings are open in the period. Decide them before you validate.}}',
      uptimeLow:
        'The uptime in the period is {uptime} percent, and the campaign asks for {least}. Give a reason for validating all the same.',
      twoPairs: 'You entered counts of this station yourself. Somebody else has to validate them.',
      noReport: 'This campaign has no such report.',
      broughtBy: 'Came with import no. {id, number, ::group-off} ({file})',
    },
    es: {
      nameRequired: campaignRefusals.es.nameRequired,
      reasonRequired: formTexts.es.giveReason,
      validatorOf: 'Indique si alguien valida las estaciones de una agencia o una sola estación.',
      backwards: countTexts.es.lastBeforeFirst,
      periodTooLong: 'Una campaña puede abarcar diez años como máximo. Revise los años o cree varias.',
      dueTooEarly: campaignRefusals.es.dueTooEarly,
      notYours: 'Solo un superadministrador puede crear una campaña de varias agencias.',
      notRun:
        'Solo los administradores pueden hacer esto con una campaña: los de su agencia, o los superadministradores si abarca varias.',
      otherAgency: 'Una campaña de su agencia trata de sus propias estaciones.',
      misnamed:
        '{count, plural, one {{stations} no es una estación publicada de la que pueda tratar esta campaña. Quítela de la lista o elija su agencia.} other {{stations} no son estaciones publicadas de las que pueda tratar esta campaña. Quítelas de la lista o elija sus agencias.}}',
      unknownValidator: 'Elija personas de la agencia cuyas estaciones van a validar.',
      noneFit: 'Ninguna estación coincide. Elija otras antes de abrir la campaña.',
      tooMany: 'Una campaña admite hasta {most} estaciones; coinciden {count}. Limite la selección.',
      full: 'Ya hay todas las campañas sin cerrar que puede haber.',
      notDraft: 'Esta campaña ya no es un borrador.',
      notOpen: 'Esta campaña no está abierta.',
      notClosed: 'Esta campaña no está cerrada.',
      frozen: campaignRefusals.es.frozen,
      stale: 'Otra persona cambió esta campaña mientras tanto. Revise los datos más recientes.',
      leftOver:
        '{count, plural, one {Hay una estación que no está certificada ni excluida. Indique un motivo para cerrar de todos modos.} other {Hay {count, number, ::group-off} estaciones que no están certificadas ni excluidas. Indique un motivo para cerrar de todos modos.}}',
      notYourTurn: 'No puede hacer esto con esta estación.',
      notPossible: 'Esto no se puede hacer con la estación en su estado actual.',
      noCounts: 'La estación no tiene conteos en el período. Exclúyala con un motivo.',
      strongOpen:
        '{count, plural, one {Hay un hallazgo fuerte pendiente en el período. Resuélvalo antes de validar.} other {Hay {count, number, ::group-off} hallazgos fuertes pendientes en el período. Resuélvalos antes de validar.}}',
      uptimeLow:
        'La disponibilidad en el período es del {uptime} por ciento y la campaña pide {least}. Indique un motivo para validar de todos modos.',
      twoPairs: 'Usted mismo introdujo conteos de esta estación. Otra persona tiene que validarlos.',
      noReport: 'Esta campaña no tiene ese informe.',
      broughtBy: 'Llegó con la importación n.º {id, number, ::group-off} ({file})',
    },
  }),
);
