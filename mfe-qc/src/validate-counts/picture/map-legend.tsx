import { useTexts } from 'shared-ui/i18n';
import { MarkSwatch } from 'shared-ui/marks';
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
const OWN = { someMissing: 'qc-swatch-none-in-part', outside: 'qc-swatch-outside' };

/** What colours and patterns of the maps and the lines mean. */
export function MapLegend() {
  const t = useTexts(pictureTexts);
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
    </ul>
  );
}
