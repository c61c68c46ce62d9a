import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoad } from 'shared-ui/api';
import type { CountFilters, Station, YearOfCounts } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { loadYear } from '../counts.resource.ts';
import { validateTexts } from '../texts.ts';
import './picture.css';
import { pictureFilters, yearOfFilters } from './selection.rules.ts';
import { pictureTexts } from './texts.ts';
import { YearCharts } from './year-charts.tsx';
import { spanOfYear } from './year.rules.ts';

/** A year of the station as a picture. What is chosen in it becomes the date filters of the list. */
export function YearPicture({
  station,
  filters,
  revision,
  matching,
  onSelect,
  onMark,
}: {
  station: Station;
  filters: CountFilters;
  /** Raised whenever counts have changed. */
  revision: number;
  /** Uncertified counts that match the filters; null while unknown. */
  matching: number | null;
  onSelect: (days: { minDate: string; maxDate: string }) => void;
  /** Asks for the bulk update of the matching counts. */
  onMark: () => void;
}) {
  const t = useTexts(pictureTexts);
  const ask = useTexts(validateTexts);
  const [chosenYear, setChosenYear] = useState(() => yearOfFilters(filters));
  const asked = JSON.stringify(pictureFilters(filters));
  const stationId = station.station_id_tmg;
  const { load, reload } = useLoad(
    () => loadYear(stationId, JSON.parse(asked) as CountFilters, chosenYear),
    [stationId, asked, chosenYear],
  );
  const drawn = useRef(revision);
  useEffect(() => {
    if (drawn.current !== revision) reload();
    drawn.current = revision;
  }, [revision, reload]);
  const chosen = filters.minDate || filters.maxDate;
  return (
    <Card
      title={t('title')}
      className="qc-picture-card"
      actions={
        <>
          {load.state === 'loaded' && load.value.years.length > 0 ? (
            <YearSelect year={load.value} onYear={setChosenYear} />
          ) : null}
          {chosen ? (
            <Button disabled={!matching} onClick={onMark}>
              {ask('markSuspect', { count: matching ?? 0 })}
            </Button>
          ) : null}
        </>
      }
    >
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(year) => <LoadedYear year={year} station={station} filters={filters} onSelect={onSelect} />}
      </LoadState>
      {chosen ? (
        <p className="qc-selected">
          {t('selected', { from: filters.minDate ?? '…', to: filters.maxDate ?? '…' })}
        </p>
      ) : null}
    </Card>
  );
}

function LoadedYear({
  year,
  station,
  filters,
  onSelect,
}: {
  year: YearOfCounts;
  station: Station;
  filters: CountFilters;
  onSelect: (days: { minDate: string; maxDate: string }) => void;
}) {
  const t = useTexts(pictureTexts);
  const span = useMemo(
    () => spanOfYear(year, station.first_count, station.last_count),
    [year, station.first_count, station.last_count],
  );
  if (!span) return <p>{t('noCounts', { year: String(year.year) })}</p>;
  if (year.flows.length === 0) return <p>{t('noFlows')}</p>;
  return <YearCharts key={year.year} year={year} span={span} filters={filters} onSelect={onSelect} />;
}

function YearSelect({ year, onYear }: { year: YearOfCounts; onYear: (year: number) => void }) {
  const t = useTexts(pictureTexts);
  return (
    <label className="qc-inline">
      <span>{t('year')}</span>
      <select value={year.year} onChange={({ target }) => onYear(Number(target.value))}>
        {year.years.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
