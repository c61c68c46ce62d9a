import { useTexts } from 'shared-ui/i18n';
import { Button, Icon } from 'shared-ui/ui';
import { allOf, choiceObstacle, MOST_AT_ONCE, type Candidate } from './candidates.rules.ts';
import { chosenTexts } from './texts.ts';

/** The stations that wait, to be ticked; one that can't be says why. */
export function StationChoice({
  stations,
  chosen,
  intro,
  apart,
  onChoose,
}: {
  stations: Candidate[];
  chosen: ReadonlySet<string>;
  /** What they are chosen for. */
  intro: string;
  /** What is said of those with strong findings open, which choosing all leaves out then. */
  apart?: string;
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
      <ChooseAll
        {...{ stations, chosen, onChoose }}
        isApart={({ strong }) => strong && apart !== undefined}
      />
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
              {station.strong && apart ? (
                <p className="qc-several-apart">
                  <Icon name="exclamation-triangle" /> {apart}
                </p>
              ) : null}
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

/** Chooses all that may be chosen together, and once they are, none; the same button, so that it keeps the focus. */
function ChooseAll({
  stations,
  chosen,
  isApart,
  onChoose,
}: {
  stations: Candidate[];
  chosen: ReadonlySet<string>;
  isApart: (station: Candidate) => boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  const t = useTexts(chosenTexts);
  const all = allOf(stations, isApart);
  const isDone = all.length > 0 && all.every((id) => chosen.has(id));
  if (all.length === 0) return null;
  const text = all.length < MOST_AT_ONCE ? 'all' : 'first';
  return (
    <Button severity="outlined" size="small" onClick={() => onChoose(new Set(isDone ? [] : all))}>
      {isDone ? t('none') : t(text, { count: all.length })}
    </Button>
  );
}
