import { WET_DAY_MM } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { DaySwatch, MarkSwatch } from 'shared-ui/marks';
import { useWeatherWords } from 'shared-ui/weather';
import { pictureTexts } from './texts.ts';

/** What stands on the maps besides shades, by the word for it. */
const LEGEND = [
  ['noData', 'none'],
  ['someMissing', null],
  ['suspect', 'suspect'],
  ['selection', 'selected'],
  ['found', 'finding'],
  ['outside', null],
] as const;
/** What is known of days, where that is shown. */
const KNOWN = [
  'holiday',
  'entry',
  'rain',
  'snow',
  'equipment',
  'change',
  'visit',
  'outage',
  'closure',
] as const;
const OWN = { someMissing: 'qc-swatch-none-in-part', outside: 'qc-swatch-outside' };

/** What colours and patterns of the maps and the lines mean. */
export function MapLegend({ hasKnown }: { hasKnown: boolean }) {
  const t = useTexts(pictureTexts);
  const { atLeast } = useWeatherWords();
  return (
    <ul className="qc-legend qc-map-legend">
      {LEGEND.map(([word, mark]) => (
        <li key={word}>
          {mark === null ? (
            <span className={`cx-swatch ${OWN[word]}`} aria-hidden />
          ) : (
            <MarkSwatch mark={mark} />
          )}
          {t(word)}
        </li>
      ))}
      {hasKnown &&
        KNOWN.map((kind) => (
          <li key={kind}>
            <DaySwatch kind={kind} />
            {t(kind, { amount: atLeast('rain', WET_DAY_MM) })}
          </li>
        ))}
    </ul>
  );
}
