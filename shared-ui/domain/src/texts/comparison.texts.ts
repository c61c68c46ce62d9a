import { figureTexts } from '../figures/figure.texts.ts';
import { catalogue } from './catalogue.ts';

/** What several screens say of comparisons: the comparison's own, the dashboard, a station's page. */
export const comparisonTexts = catalogue({
  en: {
    loading: 'Loading the comparison…',
    share: 'Share by link',
    wayIn: 'in',
    wayOut: 'out',
    wayBoth: 'in and out',
    bicycle: figureTexts.en.bicycle,
    pedestrian: figureTexts.en.pedestrian,
    baseTold:
      '{count, plural, one {100 is the mean of # day that is complete in all series, of {base}.} other {100 is the mean of # days that are complete in all series, of {base}.}}',
    since: 'days from {day}',
    nth_day: 'Day {number}',
    nth_week: 'Week {number}',
    nth_month: 'Month {number}',
    nth_year: 'Year {number}',
    nth_time: 'Day {number}, {time}',
  },
  es: {
    loading: 'Cargando la comparación…',
    share: 'Compartir con un enlace',
    wayIn: 'entrada',
    wayOut: 'salida',
    wayBoth: 'entrada y salida',
    bicycle: figureTexts.es.bicycle,
    pedestrian: figureTexts.es.pedestrian,
    baseTold:
      '{count, plural, one {100 es la media de # día completo en todas las series, de {base}.} other {100 es la media de # días completos en todas las series, de {base}.}}',
    since: 'días desde el {day}',
    nth_day: 'Día {number}',
    nth_week: 'Semana {number}',
    nth_month: 'Mes {number}',
    nth_year: 'Año {number}',
    nth_time: 'Día {number}, {time}',
  },
});
