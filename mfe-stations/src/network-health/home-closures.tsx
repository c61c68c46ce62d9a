import { useRef, useState } from 'react';
import type { StationClosure } from 'shared-domain';
import { formatDate, formatPeriod, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { ClosureDialog } from './closure-dialog.tsx';
import { removeClosure } from './health.resource.ts';
import { healthTexts } from './texts.ts';

type Props = { stationId: string; closures: readonly StationClosure[] };

/** When a station is closed by plan; nothing is expected of its counter then. */
export function HomeClosures({ stationId, closures }: Props) {
  const t = useTexts(healthTexts);
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoval((closure: StationClosure) => removeClosure(stationId, closure), {
    texts: ({ first_day, last_day }) => ({
      title: t('removeTitle'),
      text: t('removeText', { period: formatPeriod(first_day, last_day) }),
      accept: t('remove'),
      removed: t('removed'),
      failed: t('failed'),
    }),
    onRemoved: () => add.current?.focus(),
  });
  return (
    <section className="health-part" aria-label={t('closures')}>
      <h3>{t('closures')}</h3>
      {closures.length === 0 ? (
        <p>{t('noClosures')}</p>
      ) : (
        <ul className="health-list">
          {closures.map((closure) => (
            <li key={closure.id}>
              <p>
                <strong>{formatPeriod(closure.first_day, closure.last_day)}</strong>{' '}
                <span className="cx-muted">{t('by', { person: closure.by })}</span>
              </p>
              <p className="health-note">{closure.reason}</p>
              <Button
                severity="text"
                size="small"
                aria-label={t('removeOf', { date: formatDate(closure.first_day) })}
                onClick={() => remove(closure)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button ref={add} severity="outlined" icon="plus" onClick={() => setAdding(true)}>
        {t('addClosure')}
      </Button>
      {adding && <ClosureDialog stationId={stationId} onClose={() => setAdding(false)} />}
    </section>
  );
}
