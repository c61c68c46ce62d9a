import { useTexts } from 'shared-ui/i18n';
import { choiceObstacle, MOST_AT_ONCE, type Candidate } from './candidates.rules.ts';
import { chosenTexts } from './texts.ts';

/** The stations that wait, to be ticked; one that can't be says why. */
export function StationChoice({
  stations,
  chosen,
  intro,
  onChoose,
}: {
  stations: Candidate[];
  chosen: ReadonlySet<string>;
  /** What they are chosen for. */
  intro: string;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  const t = useTexts(chosenTexts);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <fieldset className="qc-several-choice">
      <legend>{t('choose')}</legend>
      <p className="cx-muted">{intro}</p>
      <ul>
        {stations.map((station) => {
          const { id, name, days } = station;
          const isChosen = chosen.has(id);
          const obstacle = isChosen ? null : choiceObstacle(station, chosen.size);
          return (
            <li key={id}>
              <label className="cx-check">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={obstacle !== null}
                  onChange={() => toggle(id)}
                />
                <span>
                  {id} {name} <span className="cx-muted">· {t('days', { count: days })}</span>
                </span>
              </label>
              {obstacle ? (
                <p className="cx-muted">
                  {obstacle === 'most' ? t('most', { most: MOST_AT_ONCE }) : t(obstacle, { station: name })}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
