import { comparisonTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Saved comparisons on the dashboard. */
export const pinnedTexts = catalogue({
  en: {
    title: 'Pinned comparisons',
    loading: comparisonTexts.en.loading,
    nothing: 'Nothing of this comparison is there for you any more.',
    picture: 'Lines of {period}: {series}. {unit}, {most} at most.',
    byHour: 'Means by hour of the day',
    byWeekday: 'Means by weekday',
    left: '{count, plural, one {# series is another agency’s.} other {# series are another agency’s.}}',
    indexTitle: comparisonTexts.en.indexTitle,
    per_interval: comparisonTexts.en.per_interval,
    per_hour: comparisonTexts.en.per_hour,
    per_day: comparisonTexts.en.per_day,
    per_week: comparisonTexts.en.per_week,
    per_month: comparisonTexts.en.per_month,
    per_year: comparisonTexts.en.per_year,
    wayIn: comparisonTexts.en.wayIn,
    wayOut: comparisonTexts.en.wayOut,
    wayBoth: comparisonTexts.en.wayBoth,
  },
  es: {
    title: 'Comparaciones fijadas',
    loading: comparisonTexts.es.loading,
    nothing: 'Ya no hay nada de esta comparación disponible para usted.',
    picture: 'Líneas de {period}: {series}. {unit}, {most} como máximo.',
    byHour: 'Promedios por hora del día',
    byWeekday: 'Promedios por día de la semana',
    left: '{count, plural, one {# serie es de otra agencia.} other {# series son de otra agencia.}}',
    indexTitle: comparisonTexts.es.indexTitle,
    per_interval: comparisonTexts.es.per_interval,
    per_hour: comparisonTexts.es.per_hour,
    per_day: comparisonTexts.es.per_day,
    per_week: comparisonTexts.es.per_week,
    per_month: comparisonTexts.es.per_month,
    per_year: comparisonTexts.es.per_year,
    wayIn: comparisonTexts.es.wayIn,
    wayOut: comparisonTexts.es.wayOut,
    wayBoth: comparisonTexts.es.wayBoth,
  },
});
