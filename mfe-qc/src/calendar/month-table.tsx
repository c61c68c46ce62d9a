import { holidayTexts, wallFormat } from 'shared-domain/texts';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { useWeatherWords } from 'shared-ui/weather';
import type { Calendar } from './calendar.resource.ts';
import { calendarTexts } from './calendar.texts.ts';
import { factsOf, type DayFacts, type DayLine } from './day-lines.rules.ts';
import { weeksOfMonth } from './month.rules.ts';

/** The days of a month in their weeks, each with what is known of it. */
export function MonthTable({ month, name, calendar }: { month: string; name: string; calendar: Calendar }) {
  const t = useTexts(calendarTexts);
  const [language] = useLanguage();
  const weeks = weeksOfMonth(month);
  const weekday = wallFormat(language, { weekday: 'long' });
  // a week of which all days are named; the first of January 2023 was a Sunday
  const names = Array.from({ length: 7 }, (_, at) => weekday.format(new Date(Date.UTC(2023, 0, 1 + at))));
  return (
    <table className="qc-month">
      <caption>
        <VisuallyHidden>{t('monthOf', { month: name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {names.map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, week) => (
          <tr key={days.find(Boolean) ?? week}>
            {days.map((day, at) =>
              day === null ? (
                <td key={names[at]} className="is-other">
                  <VisuallyHidden>{t('noDay')}</VisuallyHidden>
                </td>
              ) : (
                <td key={day}>
                  <Day date={day} facts={factsOf(day, calendar)} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, facts: { lines, weather } }: { date: string; facts: DayFacts }) {
  const { amount, fallen } = useWeatherWords();
  const [language] = useLanguage();
  const shown = wallFormat(language, { day: 'numeric', month: 'short' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  const weekday = wallFormat(language, { weekday: 'long' }).format(new Date(`${date}T00:00:00Z`));
  const measured = weather && [
    weather.high_c !== null && amount('temperature', weather.high_c),
    weather.rain_mm !== null && weather.rain_mm > 0 && fallen('rain', weather.rain_mm),
    weather.snow_mm !== null && weather.snow_mm > 0 && fallen('snow', weather.snow_mm),
  ];
  const words = measured ? measured.filter(Boolean).join(', ') : '';
  return (
    <>
      <p className="qc-month-day">
        {shown}
        <span className="qc-month-weekday">, {weekday}</span>
      </p>
      <ul>
        {lines.map((line) => (
          <Line key={'name' in line ? line.name : line.known} line={line} />
        ))}
        {words && <li className="cx-muted">{words}</li>}
      </ul>
    </>
  );
}

function Line({ line }: { line: DayLine }) {
  const t = useTexts(calendarTexts);
  const names = useTexts(holidayTexts);
  const text =
    'name' in line
      ? line.name
      : line.observed
        ? names('observedDay', { name: names(line.known) })
        : names(line.known);
  return (
    <li className={`is-${line.kind}`}>
      <VisuallyHidden>{`${t(line.kind)}: `}</VisuallyHidden>
      {text}
    </li>
  );
}
