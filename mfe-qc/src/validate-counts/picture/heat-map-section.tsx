import { useState } from 'react';
import type { YearOfCounts } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { HeatMapView } from './heat-map.tsx';
import { pictureTexts } from './texts.ts';
import type { Span } from './time.rules.ts';
import type { PictureColours } from './use-picture-colours.ts';

/** The heat map of one flow, and which flow. */
export function HeatMapSection({
  year,
  span,
  selection,
  nullsOnly,
  colours,
  onDay,
}: {
  year: YearOfCounts;
  span: Span;
  selection: Span | null;
  nullsOnly: boolean;
  colours: PictureColours;
  /** A day was clicked. */
  onDay: (time: number) => void;
}) {
  const t = useTexts(pictureTexts);
  const [chosen, setChosen] = useState<number | null>(null);
  const flow = year.flows.find(({ id }) => id === chosen) ?? year.flows[0];
  if (!flow) return null;
  return (
    <section className="qc-heat-part" aria-labelledby="heat-title">
      <header>
        <h3 id="heat-title">{t('heatMap')}</h3>
        <ul className="qc-legend">
          {(['noData', 'zero', 'busy'] as const).map((key) => (
            <li key={key}>
              <span className={`qc-swatch qc-swatch-${key}`} aria-hidden />
              {t(key)}
            </li>
          ))}
        </ul>
        <label className="qc-inline">
          <span>{t('heatFlow')}</span>
          <select value={flow.id} onChange={({ target }) => setChosen(Number(target.value))}>
            {year.flows.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <HeatMapView
        flow={flow}
        year={year}
        span={span}
        selection={selection}
        nullsOnly={nullsOnly}
        colours={colours}
        label={t('heatLabel', { flow: flow.name })}
        onDay={onDay}
      />
    </section>
  );
}
