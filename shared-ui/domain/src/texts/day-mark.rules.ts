import type { DayMark } from '../calendar/day-marks.rules.ts';
import { catalogue } from './catalogue.ts';
import { holidayTexts } from './holiday.texts.ts';
import { numberFormat, type Language } from './language.ts';
import { formatMessage } from './message.ts';

const texts = catalogue({
  en: {
    rain: 'Rain {mm} mm',
    snow: 'Snow {mm} mm',
    equipment: 'New counter: {counter}',
    visit:
      '{reason, select, outage {Visit for an outage} battery {Visit for the battery} calibration {Calibration} other {Visit}}',
    outage: '{cause, select, flow {Flow {flow} without data} overdue {Upload is overdue} other {Outage}}',
    closure: 'Closed by plan: {reason}',
  },
  es: {
    rain: 'Lluvia {mm} mm',
    snow: 'Nieve {mm} mm',
    equipment: 'Contador nuevo: {counter}',
    visit:
      '{reason, select, outage {Visita por una interrupción} battery {Visita por la batería} calibration {Calibración} other {Visita}}',
    outage:
      '{cause, select, flow {Flujo {flow} sin datos} overdue {La carga está atrasada} other {Interrupción}}',
    closure: 'Cerrada según lo previsto: {reason}',
  },
});

/** What marks a day, in words: 'Thanksgiving Day', 'Half marathon', 'Rain 31 mm'. */
export function dayMarkInWords(mark: DayMark, language: Language): string {
  if (mark.kind === 'entry') return mark.name;
  if (mark.kind === 'holiday') {
    const holidays = holidayTexts[language];
    const name = holidays[mark.known];
    return mark.observed ? formatMessage(holidays.observedDay, language, { name }) : name;
  }
  const words = texts[language];
  if (mark.kind === 'equipment') return formatMessage(words.equipment, language, { counter: mark.counter });
  if (mark.kind === 'visit') return formatMessage(words.visit, language, { reason: mark.reason });
  if (mark.kind === 'closure') return formatMessage(words.closure, language, { reason: mark.reason });
  if (mark.kind === 'outage') {
    const { cause, flow } = mark;
    return formatMessage(words.outage, language, { cause, flow: flow ?? '' });
  }
  const mm = numberFormat(language, { maximumFractionDigits: 1 }).format(mark.mm);
  return formatMessage(words[mark.kind], language, { mm });
}
