import { useState } from 'react';
import { paths, type Drop } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Button, LinkButton, StationLink, WorkItem } from 'shared-ui/ui';
import { DiscardDialog } from './discard-dialog.tsx';
import { drawnState, isUnderWay, openingHref } from './drop-state.rules.ts';
import { arrivingTexts } from './texts.ts';

/** One file: when it came, of which station it is, what became of it and why, and what can be done. */
export function DropItem({ row }: { row: Drop }) {
  const t = useTexts(arrivingTexts);
  const { file_name: name, state, station_id_tmg: station, station_name, again_at: again } = row;
  const arrived = formatDate(row.taken_at);
  return (
    <WorkItem
      name={name}
      state={drawnState(state)}
      stateText={t(state)}
      facts={
        <>
          {station && station_name && (
            <>
              <StationLink stationId={station}>
                {t('station', { id: station, name: station_name })}
              </StationLink>
              {'. '}
            </>
          )}
          {again === null
            ? t('arrived', { date: arrived })
            : t('arrivedAgain', { date: arrived, again: formatDate(again) })}
        </>
      }
      progress={isUnderWay(row) ? 0 : null}
      progressLabel={t('progressOf', { name })}
    >
      <Fate row={row} />
      {row.reasons.length > 0 && (
        <ul className="imports-warnings" aria-label={t(state === 'refused' ? 'whyRefused' : 'whyWaits')}>
          {row.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {row.import_id !== null && station && station_name && (
        <div className="cx-row">
          <Link to={`${paths.importHistory.href()}?station=${station}`}>
            {t('history', { station: station_name })}
          </Link>
        </div>
      )}
      {state === 'waits' && <Ways row={row} />}
    </WorkItem>
  );
}

/** Who did with it what it has come to. */
function Fate({ row: { state, by, by_itself, note } }: { row: Drop }) {
  const t = useTexts(arrivingTexts);
  if (by === null) return null;
  if (state === 'discarded') return <p>{t('discardedBy', { person: by, note: note ?? '' })}</p>;
  return state === 'loaded' ? <p>{t(by_itself ? 'byItself' : 'byPerson', { person: by })}</p> : null;
}

/** What a person can do with a file that waits. */
function Ways({ row }: { row: Drop }) {
  const t = useTexts(arrivingTexts);
  const [asks, setAsks] = useState(false);
  const { file_name: name } = row;
  return (
    <div className="cx-row">
      <LinkButton
        to={openingHref(paths.importCounts.href(), row)}
        size="small"
        icon="upload"
        aria-label={t('openOf', { name })}
      >
        {t('open')}
      </LinkButton>
      <Button
        severity="outlined"
        size="small"
        icon="times"
        aria-label={t('discardOf', { name })}
        onClick={() => setAsks(true)}
      >
        {t('discard')}
      </Button>
      {asks && <DiscardDialog row={row} onClose={() => setAsks(false)} />}
    </div>
  );
}
