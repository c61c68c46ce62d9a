import type { DayMark } from '../calendar/day-marks.rules.ts';
import { catalogue } from './catalogue.ts';
import { holidayTexts } from './holiday.texts.ts';
import { numberFormat, type Language } from './language.ts';
import { formatMessage } from './message.ts';

const texts = catalogue({
  en: { rain: 'Rain {mm} mm', snow: 'Snow {mm} mm' },
  es: { rain: 'Lluvia {mm} mm', snow: 'Nieve {mm} mm' },
});

/** What marks a day, in words: 'Thanksgiving Day', 'Half marathon', 'Rain 31 mm'. */
export function dayMarkInWords(mark: DayMark, language: Language): string {
  if (mark.kind === 'entry') return mark.name;
  if (mark.kind === 'holiday') {
    const words = holidayTexts[language];
    const name = words[mark.known];
    return mark.observed ? formatMessage(words.observedDay, language, { name }) : name;
  }
  const mm = numberFormat(language, { maximumFractionDigits: 1 }).format(mark.mm);
  return formatMessage(texts[language][mark.kind], language, { mm });
}
