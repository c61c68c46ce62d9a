import { useUser } from 'shared-ui/auth';
import { stationForm, type StationSummary, type ToDo } from 'shared-domain';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { NothingToReview } from 'shared-ui/next-ways';
import { useSearchParams } from 'shared-ui/router';
import { StationsTable } from 'shared-ui/table';
import { dashboardTexts } from './texts.ts';
import { SHOW } from './to-do.rules.ts';
import { toDoTexts } from './to-do.texts.ts';

type View = {
  id: string;
  choice: string;
  title: string;
  empty: string;
  holds: (station: StationSummary) => boolean;
};

const among = (ids: string[]) => {
  const known = new Set(ids);
  return ({ station_id_tmg }: StationSummary) => station_id_tmg !== null && known.has(station_id_tmg);
};

/** Which stations the table lists, what the choice and the table are called. */
const viewsOf = (
  { silent, due, visits = [] }: ToDo,
  t: Translate<typeof dashboardTexts.en>,
  toDo: Translate<typeof toDoTexts.en>,
): [View, ...View[]] => [
  {
    id: 'review',
    choice: t('showReview'),
    title: t('needingReview'),
    empty: t('noneWaits'),
    holds: ({ days_count }) => days_count !== null,
  },
  {
    id: 'all',
    choice: t('showAll'),
    title: t('allStations'),
    empty: t('nonePublished'),
    holds: ({ draft }) => !draft,
  },
  {
    id: 'drafts',
    choice: t('showDrafts'),
    title: t('drafts'),
    empty: t('noDrafts'),
    holds: ({ draft }) => draft,
  },
  {
    id: 'silent',
    choice: toDo('showSilent'),
    title: toDo('showSilent'),
    empty: toDo('noneSilent'),
    holds: among(silent),
  },
  { id: 'due', choice: toDo('showDue'), title: toDo('showDue'), empty: toDo('noneDue'), holds: among(due) },
  {
    id: 'visits',
    choice: toDo('showVisits'),
    title: toDo('showVisits'),
    empty: toDo('noneVisits'),
    holds: among(visits),
  },
];

/** The stations that wait for review; on demand all, the drafts, or those that something else is to be done at. */
export function StationsPanel({ stations, toDo }: { stations: StationSummary[]; toDo: ToDo }) {
  const t = useTexts(dashboardTexts);
  const views = viewsOf(toDo, t, useTexts(toDoTexts));
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const shown = views.find(({ id }) => id === search.get(SHOW)) ?? views[0];
  // A fresh address: filters of one list mean nothing in another.
  const show = (id: string) => setSearch(id === views[0].id ? {} : { [SHOW]: id }, { replace: true });
  return (
    <div className="cx-stack">
      <fieldset className="sh-show cx-choice">
        <legend>{t('show')}</legend>
        {views.map((view) => (
          <label key={view.id}>
            <input type="radio" name="show" checked={view.id === shown.id} onChange={() => show(view.id)} />
            {view.choice}
          </label>
        ))}
      </fieldset>
      <StationsTable
        key={shown.id}
        title={shown.title}
        rows={stations.filter(shown.holds)}
        daysOfData={shown.id !== 'drafts'}
        defaultSort={shown.id === 'drafts' ? { field: 'city_area', order: 'asc' } : undefined}
        edit={stationForm(user)}
        upload={stationForm(user, 'addInTable')}
        intro={shown.id === 'review' ? <NothingToReview stations={stations} /> : null}
        empty={shown.empty}
        urlState={shown.id}
        tools={`dashboard-${shown.id}`}
      />
    </div>
  );
}
