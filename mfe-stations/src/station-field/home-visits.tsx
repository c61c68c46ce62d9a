import { useRef, useState } from 'react';
import type { StationPhoto, StationVisit } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { photosQuery } from '../station-photos/photos.resource.ts';
import { removeVisit } from './field.resource.ts';
import { fieldTexts } from './texts.ts';
import { VisitPhotos } from './visit-photos.tsx';
import { OUTCOME_WORDS, VisitDialog } from './visit-dialog.tsx';

/** The visits to a station, the newest first, and a way to enter one. */
export function HomeVisits({ stationId, visits }: { stationId: string; visits: readonly StationVisit[] }) {
  const t = useTexts(fieldTexts);
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  // those of the station's card, asked for once
  const { load } = useLoaded(photosQuery(stationId));
  const photos = load.state === 'loaded' ? load.value : [];
  const remove = useRemoval((visit: StationVisit) => removeVisit(stationId, visit), {
    texts: ({ visited_on }) => ({
      title: t('removeVisitTitle'),
      text: t('removeVisitText', { date: formatDate(visited_on) }),
      accept: t('remove'),
      removed: t('visitRemoved'),
      failed: t('failed'),
    }),
    onRemoved: () => add.current?.focus(),
  });
  return (
    <section className="cx-stack" aria-label={t('visits')}>
      <h3>{t('visits')}</h3>
      {visits.length === 0 ? (
        <p>{t('noVisits')}</p>
      ) : (
        <ul className="health-list">
          {visits.map((visit) => (
            <VisitItem
              key={visit.id}
              stationId={stationId}
              visit={visit}
              photos={photos.filter(({ visit_id }) => visit_id === visit.id)}
              onRemove={() => remove(visit)}
            />
          ))}
        </ul>
      )}
      <Button ref={add} severity="outlined" icon="plus" onClick={() => setAdding(true)}>
        {t('addVisit')}
      </Button>
      {adding && <VisitDialog stationId={stationId} onClose={() => setAdding(false)} />}
    </section>
  );
}

type ItemProps = {
  stationId: string;
  visit: StationVisit;
  photos: readonly StationPhoto[];
  onRemove: () => void;
};

function VisitItem({ stationId, visit, photos, onRemove }: ItemProps) {
  const t = useTexts(fieldTexts);
  const { visited_on, reason, outcome, done, battery_volts, clock_error_seconds, next_visit, by } = visit;
  const visited = formatDate(visited_on);
  const measured = [
    battery_volts !== null && t('voltsOf', { volts: formatNumber(battery_volts) }),
    clock_error_seconds !== null && t('clockOf', { seconds: formatNumber(clock_error_seconds) }),
    next_visit !== null && t('nextOf', { date: formatDate(next_visit) }),
  ].filter(Boolean);
  return (
    <li>
      <p>
        <strong>{visited}</strong> {t(reason)}
      </p>
      <p className="health-note">{done}</p>
      <p className="cx-muted">
        {[t('facts', { outcome: t(OUTCOME_WORDS[outcome]), person: by }), ...measured].join(' · ')}
      </p>
      <VisitPhotos stationId={stationId} visit={visit.id} visited={visited} photos={photos} />
      {visit.may_delete && (
        <Button
          severity="text"
          size="small"
          aria-label={t('removeVisitOf', { date: visited })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}
