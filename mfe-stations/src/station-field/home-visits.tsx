import { useRef, useState } from 'react';
import type { StationVisit } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { removeVisit } from './field.resource.ts';
import { fieldTexts } from './texts.ts';
import { OUTCOME_WORDS, VisitDialog } from './visit-dialog.tsx';

/** The visits to a station, the newest first, and a way to enter one. */
export function HomeVisits({ stationId, visits }: { stationId: string; visits: readonly StationVisit[] }) {
  const t = useTexts(fieldTexts);
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoval((visit: StationVisit) => removeVisit(stationId, visit), {
    texts: {
      title: t('removeVisitTitle'),
      text: t('removeVisitText'),
      accept: t('remove'),
      removed: t('visitRemoved'),
      failed: t('failed'),
    },
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
            <VisitItem key={visit.id} visit={visit} onRemove={() => remove(visit)} />
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

function VisitItem({ visit, onRemove }: { visit: StationVisit; onRemove: () => void }) {
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
