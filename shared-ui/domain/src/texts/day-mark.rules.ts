import type { DayMark } from '../calendar/day-marks.rules.ts';
import { catalogue } from './catalogue.ts';
import { holidayTexts } from './holiday.texts.ts';
import { formatMessage } from './message.ts';
import { capitalized, weatherWords, type WeatherReader } from './weather-words.rules.ts';

const texts = catalogue({
  en: {
    equipment: 'New counter: {counter}',
    change:
      '{what, select, firmware {New firmware} settings {New settings} battery {New battery} other {Change of the counter}}: {counter}',
    changeTo:
      '{what, select, firmware {New firmware} settings {New settings} battery {New battery} other {Change of the counter}}: {to} ({counter})',
    visit:
      '{reason, select, outage {Visit for an outage} battery {Visit for the battery} calibration {Calibration} other {Visit}}',
    outage: '{cause, select, flow {Flow {flow} without data} overdue {Upload is overdue} other {Outage}}',
    closure: 'Closed by plan: {reason}',
  },
  es: {
    equipment: 'Contador nuevo: {counter}',
    change:
      '{what, select, firmware {Firmware nuevo} settings {Configuración nueva} battery {Batería nueva} other {Cambio en el contador}}: {counter}',
    changeTo:
      '{what, select, firmware {Firmware nuevo} settings {Configuración nueva} battery {Batería nueva} other {Cambio en el contador}}: {to} ({counter})',
    visit:
      '{reason, select, outage {Visita por una interrupción} battery {Visita por la batería} calibration {Calibración} other {Visita}}',
    outage:
      '{cause, select, flow {Flujo {flow} sin datos} overdue {La carga está atrasada} other {Interrupción}}',
    closure: 'Cerrada según lo previsto: {reason}',
  },
});

/** What marks a day, in words: 'Thanksgiving Day', 'Half marathon', 'Rain 1.22 in'. */
export function dayMarkInWords(mark: DayMark, reader: WeatherReader): string {
  const { language } = reader;
  if (mark.kind === 'entry') return mark.name;
  if (mark.kind === 'holiday') {
    const holidays = holidayTexts[language];
    const name = holidays[mark.known];
    return mark.observed ? formatMessage(holidays.observedDay, language, { name }) : name;
  }
  const words = texts[language];
  if (mark.kind === 'equipment') return formatMessage(words.equipment, language, { counter: mark.counter });
  if (mark.kind === 'change') {
    const { what, counter, to } = mark;
    return formatMessage(to === null ? words.change : words.changeTo, language, {
      what,
      counter,
      to: to ?? '',
    });
  }
  if (mark.kind === 'visit') return formatMessage(words.visit, language, { reason: mark.reason });
  if (mark.kind === 'closure') return formatMessage(words.closure, language, { reason: mark.reason });
  if (mark.kind === 'outage') {
    const { cause, flow } = mark;
    return formatMessage(words.outage, language, { cause, flow: flow ?? '' });
  }
  return capitalized(weatherWords(reader).fallen(mark.kind, mark.mm), language);
}
