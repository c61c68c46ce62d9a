import { catalogue, commonWords } from 'shared-domain/texts';

/** What groups, methods and seasons are called, wherever short counts and filled days are shown. */
export const groupWords = catalogue({
  en: {
    commuter: 'Commuter',
    recreational: 'Recreational',
    mixed: 'Mixed',
    'day-of-year': 'Day of the year',
    'weekday-month': 'Weekday and month',
    regression: 'Regression on a similar counter',
    none: 'Mean of the days, without factors',
    'two-hour': 'Two hours counted by hand',
    'apr-oct': 'April to October',
    group: 'Group',
    days: 'Days counted',
    by: 'By',
    reason: commonWords.en.reason,
  },
  es: {
    commuter: 'Cotidiano',
    recreational: 'Recreativo',
    mixed: 'Mixto',
    'day-of-year': 'Día del año',
    'weekday-month': 'Día de la semana y mes',
    regression: 'Regresión sobre un contador parecido',
    none: 'Media de los días, sin factores',
    'two-hour': 'Dos horas contadas a mano',
    'apr-oct': 'De abril a octubre',
    group: 'Grupo',
    days: 'Días contados',
    by: 'Por',
    reason: commonWords.es.reason,
  },
});
