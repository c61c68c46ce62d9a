import { useDeferredValue, useMemo } from 'react';
import type { CalendarOfCounts } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Button, Card, FilteredEmpty, LoadState } from 'shared-ui/ui';
import { chosenFilters } from '../filters.rules.ts';
import { useActs, useMarked, useReview, useSubject, useWork } from '../store/review-context.tsx';
import { validateTexts } from '../texts.ts';
import { useFiltersInWords } from '../use-filters-in-words.ts';
import { useScope } from '../use-scope.ts';
import './picture.css';
import { pictureTexts } from './texts.ts';
import { spanOfDay } from './selection.rules.ts';
import { usePictureData } from './use-picture-data.ts';
import { useFocus, usePictureView, type PictureView } from './use-picture-view.ts';
import { fitted } from './window.rules.ts';
import { YearCharts } from './year-charts.tsx';
import { detailOf, spanOfYear } from './year.rules.ts';

/** A year of the station as a picture. What is chosen in it becomes the date filters of the list. */
export function YearPicture() {
  const t = useTexts(pictureTexts);
  const { station } = useSubject();
  const filters = useReview((state) => state.filters);
  const opened = useReview((state) => state.opened);
  const chosen = useMemo(() => chosenFilters(filters, opened), [filters, opened]);
  const here = useReview((state) => state.day);
  const acts = useActs();
  const { current } = useWork();
  const marked = useMarked();
  const focus = useFocus(current);
  const { view, change } = usePictureView(filters, focus);
  const { first_count: first, last_count: last } = station;
  const wishedSpan = view.year === undefined ? null : spanOfYear(view.year, first, last);
  const { load, data, busy, retry } = usePictureData({
    year: view.year,
    intervals: view.wish !== null && wishedSpan !== null && isClose(fitted(view.wish, wishedSpan)),
    lastYear: view.lastYear,
  });
  const year = data?.calendar.year;
  const span = useMemo(
    () => (year === undefined ? null : spanOfYear(year, first, last)),
    [year, first, last],
  );
  // after the list: charts and canvases take a browser as long as all the rest of the screen
  const isDue = useDeferredValue(true, false);
  const hereSpan = useMemo(() => (here === null ? null : spanOfDay(here)), [here]);
  return (
    <Card
      title={t('title')}
      className="qc-picture-card"
      actions={data ? <ViewChoices calendar={data.calendar} view={view} onView={change} /> : null}
    >
      {data ? (
        <div aria-busy={busy || !isDue}>
          {!isDue ? null : span && data.calendar.flows.length > 0 ? (
            <YearCharts
              data={data}
              view={view}
              onView={(part) => change({ year: view.year ?? year, ...part })}
              span={span}
              filters={chosen}
              findings={marked}
              finding={focus?.span ?? null}
              here={hereSpan}
              onSelect={(days) => void acts.filters.change(days)}
            />
          ) : (
            <NoLines year={span ? null : (year ?? null)} />
          )}
        </div>
      ) : (
        <LoadState load={load} retry={retry} label={t('loading')}>
          {() => null}
        </LoadState>
      )}
      {chosen.minDate || chosen.maxDate ? <Chosen /> : null}
    </Card>
  );
}

/** The days that are chosen, and what can be done with their counts. */
function Chosen() {
  const t = useTexts(pictureTexts);
  const ask = useTexts(validateTexts);
  const { minDate, maxDate } = useReview((state) => state.filters);
  const { markMatching } = useActs().counts;
  const matching = useScope()?.counts ?? 0;
  return (
    <div className="qc-selected">
      <p>
        {t('selected', {
          from: minDate ? formatDate(minDate) : '…',
          to: maxDate ? formatDate(maxDate) : '…',
        })}
      </p>
      <Button size="small" severity="outlined" disabled={matching === 0} onClick={markMatching}>
        {ask('markSuspect', { count: matching })}
      </Button>
    </div>
  );
}

const isClose = (window: { from: number; to: number }) => detailOf(window) === 'intervals';

/** Which year, which flow in the maps, whether last year lies beside, and whether what explains days is marked. */
function ViewChoices({
  calendar,
  view,
  onView,
}: {
  calendar: CalendarOfCounts;
  view: PictureView;
  onView: (part: Partial<PictureView>) => void;
}) {
  const t = useTexts(pictureTexts);
  const { year, years, flows } = calendar;
  if (years.length === 0) return null;
  const check = (part: 'lastYear' | 'known', words: string) => (
    <label className="qc-check cx-choice">
      <input
        type="checkbox"
        checked={view[part]}
        onChange={({ target }) => onView({ [part]: target.checked })}
      />
      {words}
    </label>
  );
  return (
    <>
      <label className="qc-inline cx-choice">
        <span>{t('year')}</span>
        <select
          value={view.year ?? year}
          onChange={({ target }) => onView({ year: Number(target.value), wish: null })}
        >
          {years.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </label>
      <label className="qc-inline cx-choice">
        <span>{t('mapFlow')}</span>
        <select
          value={flows.some(({ id }) => id === view.flowId) ? (view.flowId ?? '') : ''}
          onChange={({ target }) => onView({ flowId: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('allFlows')}</option>
          {flows.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {years.includes(year - 1) ? check('lastYear', t('beside')) : null}
      {flows.length > 0 ? check('known', t('known')) : null}
    </>
  );
}

/** In place of the lines: of a `year` without counts, or where the filters leave all flows out. */
function NoLines({ year }: { year: number | null }) {
  const t = useTexts(pictureTexts);
  const { clear } = useActs().filters;
  const flowFilters = useFiltersInWords('flows');
  if (year !== null) return <p>{t('noCounts', { year: String(year) })}</p>;
  return <FilteredEmpty filters={flowFilters} onClear={clear} />;
}
