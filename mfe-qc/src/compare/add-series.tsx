import { useState } from 'react';
import { mostSeries, seriesText, type ComparedSeries, type DatedComparison } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button } from 'shared-ui/ui';
import { stationChoicesQuery } from '../calendar/calendar.resource.ts';
import { flowsQuery } from './compare.resource.ts';
import { yearsUpTo } from './period.rules.ts';
import { compareTexts } from './texts.ts';

const NOTHING: { station: string | null; flow: string | null; year: string | null } = {
  station: null,
  flow: null,
  year: null,
};

/** Chooses a series: a station, one of its flows or all of them, of the period or of another year. */
export function AddSeries({
  comparison,
  onAdd,
}: {
  comparison: DatedComparison;
  onAdd: (series: ComparedSeries) => void;
}) {
  const t = useTexts(compareTexts);
  const [chosen, setChosen] = useState(NOTHING);
  const { load: stations } = useLoaded(stationChoicesQuery);
  const { load: flows } = useLoaded(flowsQuery(chosen.station));
  const isFull = comparison.series.length >= mostSeries(comparison);
  const series: ComparedSeries | null =
    chosen.station === null
      ? null
      : {
          station: chosen.station,
          flow: chosen.flow === null ? null : Number(chosen.flow),
          year: chosen.year === null ? null : Number(chosen.year),
        };
  const isThere = series !== null && comparison.series.some((one) => seriesText(one) === seriesText(series));
  return (
    <section className="qc-compare-add" aria-label={t('addTitle')}>
      <div className="qc-compare-fields">
        <SelectField
          label={t('station')}
          value={chosen.station}
          options={stations.state === 'loaded' ? stations.value : []}
          error={isThere ? t('already') : undefined}
          onChange={(station) => setChosen({ ...NOTHING, station, year: chosen.year })}
        />
        <SelectField
          label={t('flow')}
          value={chosen.flow}
          disabled={chosen.station === null}
          emptyLabel={t('allFlows')}
          error={flows.state === 'failed' ? t('flowsFailed') : undefined}
          options={
            flows.state === 'loaded'
              ? flows.value.map(({ id, name, count_type }) => ({
                  code: String(id),
                  label: `${name}, ${count_type}`,
                }))
              : []
          }
          onChange={(flow) => setChosen({ ...chosen, flow })}
        />
        <SelectField
          label={t('otherYear')}
          value={chosen.year}
          emptyLabel={t('sameYear')}
          options={yearsUpTo(comparison.to).map((year) => ({ code: String(year), label: String(year) }))}
          onChange={(year) => setChosen({ ...chosen, year })}
        />
      </div>
      <Button
        severity="primary"
        icon="plus"
        disabled={series === null || isFull || isThere}
        onClick={() => series && onAdd(series)}
      >
        {t('add')}
      </Button>
      {isFull ? <p className="cx-muted">{t('full', { count: mostSeries(comparison) })}</p> : null}
    </section>
  );
}
