import { GROUP_LIMITS, type GroupLimitName } from 'shared-domain';
import { catalogue, common } from 'shared-domain/texts';
import { groupWords } from './group-words.texts.ts';

type Hints = { [N in GroupLimitName as `${N}Hint`]: string };

/** What may be set of each limit, and what is usual. */
const hints = (say: (limit: { least: number; most: number; usual: number }) => string) =>
  Object.fromEntries(
    Object.entries(GROUP_LIMITS).map(([name, limit]) => [`${name}Hint`, say(limit)]),
  ) as Hints;

/** Texts of the limits by which groups are proposed. */
export const limitsTexts = catalogue({
  en: {
    title: 'Limits of the groups',
    intro: 'Groups are proposed by these limits in the whole state. What was decided stays decided.',
    usual: 'The usual limits hold. Nobody has set others.',
    setBy: 'Set by {who}, {when}: {reason}',
    change: 'Change the limits',
    commuter_wwi: 'Commuter: WWI at most',
    commuter_ami: 'Commuter: AMI at least',
    recreational_wwi: 'Recreational: WWI at least',
    recreational_ami: 'Recreational: AMI at most',
    days: 'Complete days needed',
    weekend_days: 'Weekend days among them',
    past: 'Margin by which one year suffices',
    split: 'Difference of WWI that offers a split',
    ...hints(({ least, most, usual }) => `From ${least} to ${most}; usually ${usual}`),
    outOfRange: 'Enter a number within these limits.',
    wholeDays: 'Enter a whole number of days.',
    overlap: 'A counter could be commuter and recreational at once. Set WWI or AMI of the two groups apart.',
    weekendDays: 'Weekend days are among the days: there can’t be more of them.',
    reason: groupWords.en.reason,
    reasonHint: 'Why the state groups its counters by these limits. It is kept with them.',
    required: common.en.fieldRequired,
    accept: 'Set the limits',
    failed: 'The limits could not be set.',
    done: 'The limits are set. Groups are proposed by them.',
    staleTheirs: 'Somebody else set limits meanwhile, and gave this reason: {reason}',
    staleGoOn: 'Go on from the newer limits',
  },
  es: {
    title: 'Límites de los grupos',
    intro: 'Los grupos se proponen con estos límites en todo el estado. Lo decidido se mantiene.',
    usual: 'Valen los límites habituales. Nadie fijó otros.',
    setBy: 'Fijados por {who}, {when}: {reason}',
    change: 'Cambiar los límites',
    commuter_wwi: 'Cotidiano: WWI de hasta',
    commuter_ami: 'Cotidiano: AMI desde',
    recreational_wwi: 'Recreativo: WWI desde',
    recreational_ami: 'Recreativo: AMI de hasta',
    days: 'Días completos necesarios',
    weekend_days: 'De ellos, días de fin de semana',
    past: 'Margen con el que basta un año',
    split: 'Diferencia de WWI que sugiere dividir',
    ...hints(({ least, most, usual }) => `De ${least} a ${most}; lo habitual es ${usual}`),
    outOfRange: 'Introduzca un número dentro de estos límites.',
    wholeDays: 'Introduzca un número entero de días.',
    overlap:
      'Un contador podría ser cotidiano y recreativo a la vez. Separe el WWI o el AMI de los dos grupos.',
    weekendDays: 'Los días de fin de semana son parte de los días: no puede haber más.',
    reason: groupWords.es.reason,
    reasonHint: 'Por qué el estado agrupa sus contadores con estos límites. Se guarda con ellos.',
    required: common.es.fieldRequired,
    accept: 'Fijar los límites',
    failed: 'No se pudieron fijar los límites.',
    done: 'Los límites están fijados. Los grupos se proponen con ellos.',
    staleTheirs: 'Otra persona fijó límites mientras tanto, con este motivo: {reason}',
    staleGoOn: 'Seguir desde los límites más recientes',
  },
});
