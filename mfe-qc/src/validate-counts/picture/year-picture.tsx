import { useMemo } from 'react';
import type { CalendarOfCounts, CountFilters, Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, FilteredEmpty, LoadState, type FilterInUse } from 'shared-ui/ui';
import { validateTexts } from '../texts.ts';
import './picture.css';
import { pictureTexts } from './texts.ts';
import { spanOfDay } from './selection.rules.ts';
import { usePictureData } from './use-picture-data.ts';
import { usePictureView, type PictureFocus, type PictureView } from './use-picture-view.ts';
import { fitted } from './window.rules.ts';
import { YearCharts } from './year-charts.tsx';
import { detailOf, spanOfYear } from './year.rules.ts';

/** A year of the station as a picture. What is chosen in it becomes the date filters of the list. */
export function YearPicture({
  station,
  filters,
  revision,
  matching,
  findings,
  focus,
  flowFilters,
  onClear,
  here = null,
  onSelect,
  onMark,
}: {
  station: Station;
  filters: CountFilters;
  /** Raised whenever counts have changed. */
  revision: number;
  /** Uncertified counts that match the filters; null while unknown. */
  matching: number | null;
  /** Open findings, marked in the calendar. */
  findings: { from: string; until: string; flow_id: number }[];
  /** The finding to lead to. */
  focus: PictureFocus | null;
  /** The filters that choose flows, in words, and how to be rid of them. */
  flowFilters: readonly FilterInUse[];
  onClear: () => void;
  /** The day that the list is at, 'YYYY-MM-DD'. */
  here?: string | null;
  onSelect: (days: { minDate: string; maxDate: string }) => void;
  /** Asks for the bulk update of the matching counts. */
  onMark: () => void;
}) {
  const t = useTexts(pictureTexts);
  const ask = useTexts(validateTexts);
  const { view, change } = usePictureView(filters, focus);
  const { first_count: first, last_count: last } = station;
  const wishedSpan = view.year === undefined ? null : spanOfYear(view.year, first, last);
  const { load, data, busy, retry } = usePictureData(station, filters, revision, {
    year: view.year,
    intervals: view.wish !== null && wishedSpan !== null && isClose(fitted(view.wish, wishedSpan)),
    lastYear: view.lastYear,
  });
  const year = data?.calendar.year;
  const span = useMemo(
    () => (year === undefined ? null : spanOfYear(year, first, last)),
    [year, first, last],
  );
  const hereSpan = useMemo(() => (here === null ? null : spanOfDay(here)), [here]);
  const chosen = filters.minDate || filters.maxDate;
  return (
    <Card
      title={t('title')}
      className="qc-picture-card"
      actions={data ? <ViewChoices calendar={data.calendar} view={view} onView={change} /> : null}
    >
      {data ? (
        <div aria-busy={busy}>
          {span && data.calendar.flows.length > 0 ? (
            <YearCharts
              data={data}
              view={view}
              onView={(part) => change({ year: view.year ?? year, ...part })}
              span={span}
              filters={filters}
              findings={findings}
              finding={focus?.span ?? null}
              here={hereSpan}
              onSelect={onSelect}
            />
          ) : (
            <NoLines {...{ flowFilters, onClear }} year={span ? null : (year ?? null)} />
          )}
        </div>
      ) : (
        <LoadState load={load} retry={retry} label={t('loading')}>
          {() => null}
        </LoadState>
      )}
      {chosen ? (
        <div className="qc-selected">
          <p>{t('selected', { from: filters.minDate ?? '…', to: filters.maxDate ?? '…' })}</p>
          <Button size="small" severity="outlined" disabled={!matching} onClick={onMark}>
            {ask('markSuspect', { count: matching ?? 0 })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

const isClose = (window: { from: number; to: number }) => detailOf(window) === 'intervals';

/** Which year, which flow in the maps, and whether last year lies beside. */
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
  return (
    <>
      <label className="qc-inline">
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
      <label className="qc-inline">
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
      {years.includes(year - 1) ? (
        <label className="qc-check">
          <input
            type="checkbox"
            checked={view.lastYear}
            onChange={({ target }) => onView({ lastYear: target.checked })}
          />
          {t('beside')}
        </label>
      ) : null}
    </>
  );
}

/** In place of the lines: of a `year` without counts, or where the filters leave all flows out. */
function NoLines({
  year,
  flowFilters,
  onClear,
}: {
  year: number | null;
  flowFilters: readonly FilterInUse[];
  onClear: () => void;
}) {
  const t = useTexts(pictureTexts);
  if (year !== null) return <p>{t('noCounts', { year: String(year) })}</p>;
  return <FilteredEmpty filters={flowFilters} onClear={onClear} />;
}
