import { useTexts } from 'shared-ui/i18n';
import { MarkSwatch } from 'shared-ui/marks';
import { pictureTexts } from './texts.ts';

/** What stands on the maps besides shades, by the word for it. */
const LEGEND = [
  ['noData', 'none'],
  ['someMissing', null],
  ['zero', null],
  ['busy', null],
  ['suspect', 'suspect'],
  ['selection', 'selected'],
  ['found', 'finding'],
] as const;
const SHADES = { someMissing: 'qc-swatch-none-in-part', zero: 'qc-swatch-zero', busy: 'qc-swatch-busy' };

/** What colours and patterns of the maps and the lines mean. */
export function MapLegend() {
  const t = useTexts(pictureTexts);
  return (
    <ul className="qc-legend qc-map-legend">
      {LEGEND.map(([word, mark]) => (
        <li key={word}>
          {mark === null ? (
            <span className={`cx-swatch ${SHADES[word]}`} aria-hidden />
          ) : (
            <MarkSwatch mark={mark} />
          )}
          {t(word)}
        </li>
      ))}
    </ul>
  );
}
