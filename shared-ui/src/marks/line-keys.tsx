import { useId } from 'react';
import { marksDrawn, type PointMark } from 'shared-domain';
import { comparisonTexts } from 'shared-domain/texts';
import { useLanguage } from 'shared-ui/i18n';
import { Hatching, SeriesLine, type DrawnSeries } from './series-line.tsx';

/** A piece of a line, as wide and as high as its legend. */
const [WIDTH, HEIGHT] = [40, 14];

/** What is drawn otherwise of some lines, in words beside a piece of it; nothing where nothing is. */
export function LineKeys({ lines }: { lines: readonly DrawnSeries[] }) {
  const [language] = useLanguage();
  const words = comparisonTexts[language];
  const marks = marksDrawn(lines);
  if (marks.length === 0) return null;
  return (
    <ul className="cx-line-keys" aria-label={words.drawnSo}>
      {marks.map((mark) => (
        <li key={mark}>
          <Piece mark={mark} />
          {words[`${mark}Drawn`]}
        </li>
      ))}
    </ul>
  );
}

function Piece({ mark }: { mark: PointMark }) {
  const id = useId();
  const line: DrawnSeries = {
    place: 0,
    values: [1, 1, 1],
    marks: mark === 'inPart' ? [[], [mark]] : [[mark], [mark], [mark]],
  };
  return (
    <svg className="cx-stroke" width={WIDTH} height={HEIGHT} aria-hidden>
      {mark === 'notAll' ? (
        <>
          <Hatching id={id} place={0} />
          <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
        </>
      ) : (
        <SeriesLine line={line} xOf={(at) => (at * WIDTH) / 2} yOf={() => HEIGHT / 2} ring={5} />
      )}
    </svg>
  );
}
