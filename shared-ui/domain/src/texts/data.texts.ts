import { catalogue } from './catalogue.ts';

/** Words of tables, pictures and figures of counts that several parts say alike. */
export const dataWords = catalogue({
  en: {
    certification: 'Certification',
    certifications: 'Certifications',
    factor: 'Factor',
    factors: 'Factors',
    figures: 'Figures',
    hour: 'Hour',
    interval: 'Interval',
    month: 'Month',
    qualityControl: 'Quality Control',
    sources: 'Sources',
    perDay: 'Counts per day',
    total: 'Total',
    week: 'Week',
    wholeYear: 'Whole year',
    daysInWords: '{count, plural, one {# day} other {# days}}',
  },
  es: {
    certification: 'Certificación',
    certifications: 'Certificaciones',
    factor: 'Factor',
    factors: 'Factores',
    figures: 'Cifras',
    hour: 'Hora',
    interval: 'Intervalo',
    month: 'Mes',
    qualityControl: 'Control de calidad',
    sources: 'Fuentes',
    perDay: 'Conteos por día',
    total: 'Total',
    week: 'Semana',
    wholeYear: 'Todo el año',
    daysInWords: '{count, plural, one {# día} other {# días}}',
  },
});
