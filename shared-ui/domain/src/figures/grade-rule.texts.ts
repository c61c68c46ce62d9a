import { catalogue } from '../texts/catalogue.ts';

/** What grades are given by, in sentences; the numbers come from `GRADE_LIMITS`. */
export const gradeRuleTexts = catalogue({
  en: {
    title: 'What each grade needs',
    limits:
      'at least {days} complete days, {cells} of 84 cells, {hours} of the hours and {season} of the days of each season; no gap over {gap} days; {zero, plural, =0 {no dead day} one {at most # dead day} other {at most # dead days}}',
    less: 'less than {letter} needs by any of the six',
    line: '{letter}: {limits}.',
    worst: 'The worst of the six decides.',
    dead: 'Dead days stand in runs of {days} or more days of zero, where the mean day has {mean} or more.',
    held: 'An open strong finding of the year holds the grade at {letter}.',
  },
  es: {
    title: 'Qué necesita cada calificación',
    limits:
      'al menos {days} días completos, {cells} de 84 celdas, {hours} de las horas y {season} de los días de cada estación del año; ningún hueco de más de {gap} días; {zero, plural, =0 {ningún día muerto} one {a lo sumo # día muerto} other {a lo sumo # días muertos}}',
    less: 'menos de lo que necesita {letter} por cualquiera de los seis',
    line: '{letter}: {limits}.',
    worst: 'Decide el peor de los seis.',
    dead: 'Los días muertos forman series de {days} o más días en cero, donde el día medio tiene {mean} o más.',
    held: 'Un hallazgo grave abierto del año mantiene la calificación en {letter}.',
  },
});
