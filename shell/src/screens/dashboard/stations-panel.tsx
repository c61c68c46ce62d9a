import { useUser } from 'shared-ui/auth';
import { mayOpen, paths, type StationSummary } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { StationsTable } from 'shared-ui/table';
import { shellTexts } from '../../texts.ts';

/** Name of the choice in the address. */
const SHOW = 'show';
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
  const [search, setSearch] = useSearchParams();
  const shown = VIEWS.find(({ id }) => id === search.get(SHOW)) ?? VIEWS[0];
  // A fresh address: filters of one list mean nothing in another.
  const show = (id: string) => setSearch(id === VIEWS[0].id ? {} : { [SHOW]: id }, { replace: true });
  return (
    <div className="cx-stack">
      <fieldset className="sh-show">
        <legend>{t('show')}</legend>
        {VIEWS.map((view) => (
          <label key={view.id}>
            <input type="radio" name="show" checked={view.id === shown.id} onChange={() => show(view.id)} />
            {t(view.choice)}
          </label>
        ))}
      </fieldset>
      <StationsTable
        key={shown.id}
        title={t(shown.title)}
        rows={stations.filter(shown.holds)}
        daysOfData={shown.id !== 'drafts'}
        defaultSort={shown.id === 'drafts' ? { field: 'city_area', order: 'asc' } : undefined}
        edit={mayOpen(user, paths.editNextStation) ? 'next' : 'v1'}
        upload="v1"
        urlState={shown.id}
      />
    </div>
  );
}
