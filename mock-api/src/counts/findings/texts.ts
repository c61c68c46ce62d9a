import { catalogue, sentences, formTexts, countTexts } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';
import type { SettingName } from './rules/finding-settings.rules.ts';

/** Sentences of the calls about findings. */
export const texts = sentences(
  catalogue({
    en: {
      noneLeft: 'None of these findings is open any more. Please load the list again.',
      noneDecided: 'None of these findings has been decided. Please load the list again.',
      unknownFinding: 'A finding of this request does not exist any more. Please load the list again.',
      reasonRequired: formTexts.en.giveReason,
      reasonTooLong: countTexts.en.reasonTooLong,
      chooseFindings: 'Name either findings or a kind of findings.',
      unknownSetting: 'There is no such threshold.',
      unknownFlow: 'This flow does not belong to the station.',
      flowRequired: 'Choose a flow.',
      adminsOnly: 'Only admins may change the thresholds of an agency.',
      outOfRange: 'Enter a number from {least, number, ::group-off} to {most, number, ::group-off}.',
    },
    es: {
      noneLeft: 'Ninguno de estos hallazgos sigue abierto. Vuelva a cargar la lista.',
      noneDecided: 'Ninguno de estos hallazgos está resuelto. Vuelva a cargar la lista.',
      unknownFinding: 'Un hallazgo de esta solicitud ya no existe. Vuelva a cargar la lista.',
      reasonRequired: formTexts.es.giveReason,
      reasonTooLong: countTexts.es.reasonTooLong,
      chooseFindings: 'Indique hallazgos o un tipo de hallazgos.',
      unknownSetting: 'Ese umbral no existe.',
      unknownFlow: 'Este flujo no pertenece a la estación.',
      flowRequired: 'Elija un flujo.',
      adminsOnly: 'Solo los administradores pueden modificar los umbrales de una agencia.',
      outOfRange: 'Escriba un número de {least, number, ::group-off} a {most, number, ::group-off}.',
    },
  }),
);

/** The name of each rule. */
export const ruleLabels = sentences(
  catalogue({
    en: {
      gap: 'Gap',
      'zero-days': 'Days of zeros',
      'zero-daytime': 'Zeros by day',
      'same-value': 'Repeated value',
      spike: 'Spike',
      'day-high': 'High day',
      'day-low': 'Low days',
      'day-cap': 'Over the cap',
      night: 'Busy night',
      direction: 'Uneven directions',
      'silent-flow': 'Silent flow',
      clock: 'Clock',
      'vendor-status': 'Doubted by the vendor',
    },
    es: {
      gap: 'Hueco',
      'zero-days': 'Días en cero',
      'zero-daytime': 'Ceros de día',
      'same-value': 'Valor repetido',
      spike: 'Pico',
      'day-high': 'Día alto',
      'day-low': 'Días bajos',
      'day-cap': 'Sobre el máximo',
      night: 'Noche concurrida',
      direction: 'Sentidos desiguales',
      'silent-flow': 'Flujo en silencio',
      clock: 'Reloj',
      'vendor-status': 'Dudoso según el proveedor',
    },
  }),
);

/** What each rule looks for. */
export const ruleExplanations = sentences(
  catalogue({
    en: {
      gap: 'An interval that should be there has no count. Strong where a day misses many hours.',
      'zero-days': 'Several days in a row on which nothing but zeros were counted.',
      'zero-daytime': 'Only zeros from 07:00 to 19:00, where the same weekday usually has people.',
      'same-value': 'The same value, not zero, in so many intervals that chance does not explain it.',
      spike: 'An interval far above the same hour of the 60 days before.',
      'day-high': 'A day far above what the flow usually has on working days, or on weekends.',
      'day-low': 'A day far under what the flow usually has, or weeks at a level that has fallen.',
      'day-cap':
        'More bicycles or pedestrians on a day than a path has, and far more than usual where that is known.',
      night: 'A crowd in an hour between 03:00 and 06:00 that the place does not usually have.',
      direction: 'One direction of a two-way facility has another share than it usually has.',
      'silent-flow': 'The other flows of the station count, this one does not.',
      clock: 'The hours of the day look like the usual ones when they are moved.',
      'vendor-status': 'The counter’s vendor gives the counts a status other than normal (0).',
    },
    es: {
      gap: 'Falta el conteo de un intervalo que debería existir. Grave si a un día le faltan muchas horas.',
      'zero-days': 'Varios días seguidos en los que solo se contaron ceros.',
      'zero-daytime': 'Solo ceros de 07:00 a 19:00, cuando ese día de la semana suele haber gente.',
      'same-value': 'El mismo valor, distinto de cero, en tantos intervalos que el azar no lo explica.',
      spike: 'Un intervalo muy por encima de la misma hora en los 60 días anteriores.',
      'day-high':
        'Un día muy por encima de lo que el flujo suele tener en días laborables o en fines de semana.',
      'day-low': 'Un día muy por debajo de lo usual del flujo, o semanas con un nivel que ha bajado.',
      'day-cap':
        'Más bicicletas o peatones en un día de los que caben en una vía, y muchos más de lo usual si se conoce.',
      night: 'Una multitud poco usual en el lugar en una hora entre las 03:00 y las 06:00.',
      direction: 'Un sentido de una vía de doble sentido tiene una parte distinta de la usual.',
      'silent-flow': 'Los demás flujos de la estación cuentan y este no.',
      clock: 'Las horas del día se parecen a las usuales si se desplazan.',
      'vendor-status': 'El proveedor del contador da a los conteos un estado distinto del normal (0).',
    },
  }),
);

const isOn: Text = { en: 'Use this rule', es: 'Usar esta regla' };

/** What each threshold means. */
export const settingLabels: Record<SettingName, Text> = {
  'gap.on': isOn,
  'gap.strong_hours': {
    en: 'Strong from this many hours of a day',
    es: 'Grave desde este número de horas de un día',
  },
  'gap.strong_daytime_hours': {
    en: 'Strong from this many hours between 06:00 and 20:00',
    es: 'Grave desde este número de horas entre las 06:00 y las 20:00',
  },
  'zero-days.on': isOn,
  'zero-days.days': { en: 'Days in a row', es: 'Días seguidos' },
  'zero-days.strong_days': { en: 'Strong from this many days', es: 'Grave desde este número de días' },
  'zero-days.usual': {
    en: 'where so many are usual in those days together',
    es: 'si en esos días juntos suele haber al menos',
  },
  'zero-daytime.on': isOn,
  'zero-daytime.median': {
    en: 'Median of the same weekday in 8 weeks, 07:00 to 19:00, at least',
    es: 'Mediana del mismo día de la semana en 8 semanas, de 07:00 a 19:00, como mínimo',
  },
  'same-value.on': isOn,
  'same-value.digits': {
    en: 'Chance of the run: one in a number with this many zeros',
    es: 'Probabilidad de la serie: una en un número con esta cantidad de ceros',
  },
  'same-value.run_hourly': { en: 'Equal hours in a row', es: 'Horas iguales seguidas' },
  'same-value.least_hourly': { en: 'Least value at hours', es: 'Valor mínimo por hora' },
  'same-value.run_shorter': {
    en: 'Equal intervals in a row where they are shorter than an hour',
    es: 'Intervalos iguales seguidos si duran menos de una hora',
  },
  'same-value.least_shorter': {
    en: 'Least value at intervals shorter than an hour',
    es: 'Valor mínimo en intervalos de menos de una hora',
  },
  'spike.on': isOn,
  'spike.times': {
    en: 'Over this many times the 95th percentile of the hour',
    es: 'Más de este número de veces el percentil 95 de la hora',
  },
  'spike.more': { en: 'and over that percentile by more than', es: 'y más que ese percentil por más de' },
  'day-high.on': isOn,
  'day-high.times': {
    en: 'Over this many times the median of 27 like days',
    es: 'Más de este número de veces la mediana de 27 días semejantes',
  },
  'day-high.more': { en: 'and over that median by more than', es: 'y más que esa mediana por más de' },
  'day-high.spreads': {
    en: 'and over it by this many times the spread of those days',
    es: 'y por más de este número de veces la dispersión de esos días',
  },
  'day-low.on': isOn,
  'day-low.times': {
    en: 'Under this part of the median of 27 like days',
    es: 'Menos de esta parte de la mediana de 27 días semejantes',
  },
  'day-low.spreads': {
    en: 'and under it by this many times the spread of those days',
    es: 'y por debajo en este número de veces la dispersión de esos días',
  },
  'day-low.level': {
    en: 'or a fortnight under this part of that median',
    es: 'o dos semanas por debajo de esta parte de esa mediana',
  },
  'day-low.median': { en: 'where that median is at least', es: 'si esa mediana es al menos' },
  'day-cap.on': isOn,
  'day-cap.times': {
    en: 'Where a usual day is known, only over this many times that',
    es: 'Si se conoce el día usual, solo más de este número de veces',
  },
  'day-cap.bicycles': { en: 'Bicycles a day', es: 'Bicicletas por día' },
  'day-cap.bicycles_strong': {
    en: 'Strong from this many bicycles a day',
    es: 'Grave desde este número de bicicletas por día',
  },
  'day-cap.pedestrians': { en: 'Pedestrians a day', es: 'Peatones por día' },
  'day-cap.pedestrians_strong': {
    en: 'Strong from this many pedestrians a day',
    es: 'Grave desde este número de peatones por día',
  },
  'night.on': isOn,
  'night.hour': { en: 'People in an hour', es: 'Personas en una hora' },
  'night.times': {
    en: 'and over this many times the median of the hour',
    es: 'y más de este número de veces la mediana de la hora',
  },
  'direction.on': isOn,
  'direction.points': {
    en: 'Share away from the usual one by at least',
    es: 'Parte alejada de la usual en al menos',
  },
  'direction.share': {
    en: 'Where no usual share is known, a share under',
    es: 'Si no se conoce la parte usual, una parte inferior a',
  },
  'direction.week': {
    en: 'where both directions have this many in the week',
    es: 'si ambos sentidos juntos tienen esta cantidad en la semana',
  },
  'silent-flow.on': isOn,
  'silent-flow.hours': { en: 'Hours without anybody', es: 'Horas sin nadie' },
  'silent-flow.median': {
    en: 'where a usual day of the flow has at least',
    es: 'si un día usual del flujo tiene al menos',
  },
  'clock.on': isOn,
  'clock.gain': {
    en: 'Closer to the usual hours by this share when moved',
    es: 'Más cerca de las horas usuales en esta proporción al desplazarse',
  },
  'clock.week': { en: 'Weeks with at least', es: 'Semanas con al menos' },
  'vendor-status.on': isOn,
};
