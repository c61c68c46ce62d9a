import type { PictureFlow } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { pictureTexts } from './texts.ts';
import { FLOW_DASHES, type PictureColours } from './use-picture-colours.ts';

/** Legend and switch in one: a flow is shown while its box is checked. */
export function FlowLegend({
  flows,
  hidden,
  offScale,
  colours,
  onHidden,
}: {
  flows: PictureFlow[];
  hidden: ReadonlySet<number>;
  /** Whether a value stands above the axis. */
  offScale: boolean;
  colours: PictureColours;
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
          <svg width="24" height="4" aria-hidden>
            <line
              x1="0"
              y1="2"
              x2="24"
              y2="2"
              stroke={colours.flows[place % FLOW_DASHES.length]}
              strokeWidth="3"
              strokeDasharray={FLOW_DASHES[place % FLOW_DASHES.length]?.join(' ')}
            />
          </svg>
          {name}
        </label>
      ))}
      {offScale ? (
        <span className="qc-legend-item">
          <span className="qc-swatch qc-swatch-off" aria-hidden />
          {t('offScale')}
        </span>
      ) : null}
    </fieldset>
  );
}
