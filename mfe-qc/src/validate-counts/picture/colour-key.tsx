import { useMemo } from 'react';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import type { DataColours } from 'shared-ui/marks';
import { keySteps } from './colour-key.rules.ts';
import { shadesOf } from './shades.ts';
import { pictureTexts } from './texts.ts';

/** Which figures the shades of a map stand for, and by which scale. */
export function ColourKey({
  unit,
  busiest,
  colours,
}: {
  unit: 'perDay' | 'perHour';
  /** The value of the darkest shade; higher ones have it too. */
  busiest: number;
  colours: DataColours;
}) {
  const t = useTexts(pictureTexts);
  const { steps } = useMemo(() => shadesOf(colours), [colours]);
  const figures = keySteps(busiest);
  return (
    <div className="qc-key">
      <span>{t('key', { unit: t(unit) })}</span>
      <ul>
        {figures.map(({ value, shade }, i) => (
          <li key={value}>
            <span className="cx-swatch" style={{ background: steps[shade] }} aria-hidden />
            {i === figures.length - 1 ? t('andMore', { value: formatNumber(value) }) : formatNumber(value)}
          </li>
        ))}
      </ul>
    </div>
  );
}
