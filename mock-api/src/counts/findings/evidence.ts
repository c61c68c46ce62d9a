import { wallClock, type FindingRule } from 'shared-domain';
import type { Language } from '../../platform/text/language.ts';

/** What the sentence about a finding is made of. */
export type EvidenceRow = {
  rule: FindingRule;
  from_ts: string;
  until_ts: string;
  value: number;
  threshold: number;
  evidence: Record<string, number>;
};

type Words = {
  /** A number in the reader's way of writing, with at most one decimal. */
  n: (value: number | undefined) => string;
  /** The number with the word for one or for several. */
  s: (value: number | undefined, one: string, several: string) => string;
  value: string;
  threshold: string;
  first: string;
  /** The days that a day is compared with: working days or those of weekends. */
  like: string;
  e: Record<string, number>;
};

const LIKE_DAYS = {
  en: { weekday: 'working days', weekend: 'weekend days' },
  es: { weekday: 'días laborables', weekend: 'días de fin de semana' },
} as const;
const DAY = 1440;

const english: Record<FindingRule, (words: Words) => string> = {
  gap: ({ s, e }) =>
    `No value for ${s(e.hours, 'hour', 'hours')} (${s(e.intervals, 'interval', 'intervals')}).`,
  'zero-days': ({ s, e }) => `Nothing but zeros for ${s(e.days, 'day', 'days')} in a row.`,
  'zero-daytime': ({ s, n, e }) =>
    `Nobody from 07:00 to 19:00 on ${s(e.days, 'day', 'days')}; on the same weekdays of the 8 weeks before there were usually ${n(e.usual)} or more.`,
  'same-value': ({ n, e }) => `The value ${n(e.value)} comes ${n(e.times)} times in a row.`,
  spike: ({ value, n, threshold, e }) =>
    `${value} in one interval. In the 60 days before, 95 of 100 values of this hour were ${n(e.percentile)} or less; up to ${threshold} passes.`,
  'day-high': ({ value, first, n, like, threshold, e }) =>
    `${value} on ${first}; the median of the ${like} before is ${n(e.usual)}, and up to ${threshold} passes.`,
  'day-low': ({ value, first, n, s, like, threshold, e }) =>
    e.percent === undefined
      ? `${value} on ${first}; the median of the ${like} before is ${n(e.usual)}, and ${threshold} or more passes.`
      : `For ${s(e.days, 'day', 'days')} hardly more than ${n(e.percent)} % of what was usual before; on ${first} ${value} where ${n(e.usual)} are usual.`,
  'day-cap': ({ value, threshold }) => `${value} on one day, more than the cap of ${threshold}.`,
  night: ({ value, e }) => `${value} people in the hour from ${hour(e.hour)}.`,
  direction: ({ value, threshold, n, e }) =>
    e.usual === undefined
      ? `This direction has ${n(e.own)} of ${n(e.both)} counts of the week, ${value} %; ${threshold} % or more is expected.`
      : `This direction has ${n(e.own)} of ${n(e.both)} counts of a week, ${value} %; its usual share is ${n(e.usual)} %.`,
  'silent-flow': ({ s, n, e }) =>
    `Nobody for ${s(e.hours, 'hour', 'hours')}, while the other flows of the station counted ${n(e.counted)}.`,
  clock: ({ s, value, e }) =>
    `The days look more like the usual ones (${value} % closer) when they are moved ${s(Math.abs(e.hours ?? 0), 'hour', 'hours')} ${(e.hours ?? 0) > 0 ? 'later' : 'earlier'}.`,
  'vendor-status': ({ s, e }) =>
    `The counter’s vendor gives ${s(e.intervals, 'interval', 'intervals')} a status other than normal.`,
};

const spanish: Record<FindingRule, (words: Words) => string> = {
  gap: ({ s, e }) =>
    `Sin valor durante ${s(e.hours, 'hora', 'horas')} (${s(e.intervals, 'intervalo', 'intervalos')}).`,
  'zero-days': ({ s, e }) => `Solo ceros durante ${s(e.days, 'día seguido', 'días seguidos')}.`,
  'zero-daytime': ({ s, n, e }) =>
    `Nadie de 07:00 a 19:00 en ${s(e.days, 'día', 'días')}; en los mismos días de las 8 semanas anteriores solía haber ${n(e.usual)} o más.`,
  'same-value': ({ n, e }) => `El valor ${n(e.value)} se repite ${n(e.times)} veces seguidas.`,
  spike: ({ value, n, threshold, e }) =>
    `${value} en un intervalo. En los 60 días anteriores, 95 de cada 100 valores de esta hora fueron ${n(e.percentile)} o menos; se admiten hasta ${threshold}.`,
  'day-high': ({ value, first, n, like, threshold, e }) =>
    `${value} el ${first}; la mediana de los ${like} anteriores es ${n(e.usual)} y se admiten hasta ${threshold}.`,
  'day-low': ({ value, first, n, s, like, threshold, e }) =>
    e.percent === undefined
      ? `${value} el ${first}; la mediana de los ${like} anteriores es ${n(e.usual)} y se admiten desde ${threshold}.`
      : `Durante ${s(e.days, 'día', 'días')} apenas más del ${n(e.percent)} % de lo usual antes; el ${first}, ${value} cuando lo usual es ${n(e.usual)}.`,
  'day-cap': ({ value, threshold }) => `${value} en un día, más que el máximo de ${threshold}.`,
  night: ({ value, e }) => `${value} personas en la hora de las ${hour(e.hour)}.`,
  direction: ({ value, threshold, n, e }) =>
    e.usual === undefined
      ? `Este sentido tiene ${n(e.own)} de ${n(e.both)} conteos de la semana, ${value} %; se espera ${threshold} % o más.`
      : `Este sentido tiene ${n(e.own)} de ${n(e.both)} conteos de una semana, ${value} %; su parte usual es ${n(e.usual)} %.`,
  'silent-flow': ({ s, n, e }) =>
    `Nadie durante ${s(e.hours, 'hora', 'horas')}, mientras los demás flujos de la estación contaron ${n(e.counted)}.`,
  clock: ({ s, value, e }) =>
    `Los días se parecen más a los usuales (${value} % más cerca) si se desplazan ${s(Math.abs(e.hours ?? 0), 'hora', 'horas')} ${(e.hours ?? 0) > 0 ? 'hacia adelante' : 'hacia atrás'}.`,
  'vendor-status': ({ s, e }) =>
    `El proveedor del contador da a ${s(e.intervals, 'intervalo', 'intervalos')} un estado distinto del normal.`,
};

const hour = (value: number | undefined) => `${String(value ?? 0).padStart(2, '0')}:00`;

/** Why a rule fired, in a plain sentence. */
export function evidenceText(row: EvidenceRow, language: Language): string {
  const { evidence: e } = row;
  const n = (value = 0) =>
    value.toLocaleString(language === 'es' ? 'es-MX' : 'en-US', { maximumFractionDigits: 1 });
  const words: Words = {
    e,
    n,
    s: (value = 0, one, several) => `${n(value)} ${value === 1 ? one : several}`,
    value: n(row.value),
    threshold: n(row.threshold),
    first: e.day === undefined ? row.from_ts.slice(0, 10) : wallClock(e.day * DAY).slice(0, 10),
    like: LIKE_DAYS[language][e.weekday === 0 || e.weekday === 6 ? 'weekend' : 'weekday'],
  };
  return (language === 'es' ? spanish : english)[row.rule](words);
}
