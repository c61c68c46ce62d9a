import { DUE_DAYS, paths, type StationSummary, type ToDo } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { NothingToReview, whyNothing } from 'shared-ui/next-ways';
import { Link } from 'shared-ui/router';
import { Card, Icon, LinkButton } from 'shared-ui/ui';
import { nextStep, toDoItems, type ToDoKind } from './to-do.rules.ts';
import { addStationPath, firstLines } from './first-run.rules.ts';
import { useHidden } from './first-run.store.ts';
import { FirstSteps } from './first-run.tsx';
import { toDoTexts } from './to-do.texts.ts';
import './to-do.css';

const ICONS: Record<ToDoKind, string> = {
  failed: 'exclamation-circle',
  files: 'inbox',
  silent: 'volume-off',
  visits: 'wrench',
  review: 'check-square',
  campaigns: 'flag',
  due: 'calendar-clock',
  drafts: 'file-edit',
  registrations: 'user-plus',
};

/** What waits for the person, each with its number and the way to it, after the first steps of an agency that is new; where nothing does, what comes next. */
export function ToDoList({ toDo, stations }: { toDo: ToDo; stations: StationSummary[] }) {
  const t = useTexts(toDoTexts);
  const user = useUser();
  const items = toDoItems(toDo, stations);
  // the one that is due next stands first
  const [campaign] = toDo.campaigns ?? [];
  const next = campaign ? { name: campaign.name, due: formatDate(campaign.due) } : {};
  const isHidden = useHidden(user);
  const first = isHidden ? [] : firstLines(toDo.first_run, stations, user);
  if (items.length === 0)
    return first.length > 0 ? <FirstSteps lines={first} /> : <NothingToDo stations={stations} />;
  return (
    <>
      {first.length > 0 && <FirstSteps lines={first} />}
      <Card title={t('title')}>
        <ul className="sh-to-do">
          {items.map(({ kind, count, to }) => (
            <li key={kind}>
              <Link to={to} className={`sh-to-do-item is-${kind}`}>
                <Icon name={ICONS[kind]} />
                <strong>{formatNumber(count)}</strong>{' '}
                <span>{t(kind, { count, days: DUE_DAYS, ...next })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function NothingToDo({ stations }: { stations: StationSummary[] }) {
  const t = useTexts(toDoTexts);
  const user = useUser();
  if (whyNothing(stations) === 'noCounts')
    return (
      <Card title={t('title')}>
        <NothingToReview stations={stations} />
      </Card>
    );
  return (
    <Card title={t('title')}>
      {nextStep(stations) === 'station' ? (
        <>
          <p>{t('noStation')}</p>
          <LinkButton to={addStationPath(user)} icon="plus">
            {t('firstStation')}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{t('nothing')}</p>
          <LinkButton to={paths.importCounts.href()} severity="outlined" icon="upload">
            {t('nextCounts')}
          </LinkButton>
        </>
      )}
    </Card>
  );
}
