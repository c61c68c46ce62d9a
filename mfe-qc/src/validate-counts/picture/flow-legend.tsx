import type { PictureFlow } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { SeriesStroke } from 'shared-ui/marks';
import { pictureTexts } from './texts.ts';

/** Legend and switch in one: a flow is shown while its box is checked. */
export function FlowLegend({
  flows,
  hidden,
  offScale,
  onHidden,
}: {
  flows: PictureFlow[];
  hidden: ReadonlySet<number>;
  /** Whether a value stands above the axis. */
  offScale: boolean;
  onHidden: (hidden: ReadonlySet<number>) => void;
}) {
  const t = useTexts(pictureTexts);
  const toggled = (id: number) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  return (
    <fieldset className="qc-legend">
      <legend className="cx-hidden">{t('flows')}</legend>
      {flows.map(({ id, name }, place) => (
        <label key={id}>
          <input type="checkbox" checked={!hidden.has(id)} onChange={() => onHidden(toggled(id))} />
          <SeriesStroke place={place} ofCanvas />
          {name}
        </label>
      ))}
      {offScale ? (
        <span className="qc-legend-item">
          <span className="cx-swatch qc-swatch-off" aria-hidden />
          {t('offScale')}
        </span>
      ) : null}
    </fieldset>
  );
}
