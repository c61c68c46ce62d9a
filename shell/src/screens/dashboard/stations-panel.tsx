import { useState } from 'react';
import { useUser } from 'shared-ui/auth';
import type { StationSummary } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { StationsTable } from 'shared-ui/table';
import { shellTexts } from '../../texts.ts';

/** Which stations the table lists, what the choice and the table are called. */
const VIEWS = [
  {
    id: 'review',
    choice: 'showReview',
    title: 'needingReview',
    holds: ({ days_count }: StationSummary) => days_count !== null,
  },
  { id: 'all', choice: 'showAll', title: 'allStations', holds: ({ draft }: StationSummary) => !draft },
  { id: 'drafts', choice: 'showDrafts', title: 'drafts', holds: ({ draft }: StationSummary) => draft },
] as const;

/** The stations that wait for review; on demand all stations, or the drafts, for editing. */
export function StationsPanel({ stations }: { stations: StationSummary[] }) {
  const t = useTexts(shellTexts);
  const user = useUser();
  const [shown, setShown] = useState<(typeof VIEWS)[number]>(VIEWS[0]);
  const forms = user.flag_next_stations === 1 ? 'newer' : undefined;
  return (
    <div className="cx-stack">
      <fieldset className="sh-show">
        <legend>{t('show')}</legend>
        {VIEWS.map((view) => (
          <label key={view.id}>
            <input type="radio" name="show" checked={view.id === shown.id} onChange={() => setShown(view)} />
            {t(view.choice)}
          </label>
        ))}
      </fieldset>
      <StationsTable
        key={shown.id}
        title={t(shown.title)}
        rows={stations.filter(shown.holds)}
        daysOfData={shown.id !== 'drafts'}
        edit={forms}
        upload={forms}
      />
    </div>
  );
}
