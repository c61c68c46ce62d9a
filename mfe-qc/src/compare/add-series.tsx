import { useState } from 'react';
import {
  GROUP_MODES,
  isOfMode,
  mostSeries,
  ownPeriod,
  seriesText,
  type ComparedSeries,
  type DatedComparison,
} from 'shared-domain';
import { DateField } from 'shared-ui/date';
import { SelectField } from 'shared-ui/form';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button } from 'shared-ui/ui';
import { stationChoicesQuery } from '../calendar/calendar.resource.ts';
import { NOTHING_CHOSEN, OWN_PERIOD, seriesOfChoice, type SeriesChoice } from './choice.rules.ts';
import { flowsQuery } from './compare.resource.ts';
import { yearsUpTo } from './period.rules.ts';
import { compareTexts } from './texts.ts';

type Props = { comparison: DatedComparison; onAdd: (series: ComparedSeries) => void };

/** Chooses a series: a station, those of a mode, one of its flows or all of them; of the period, another year or days of its own. */
export function AddSeries({ comparison, onAdd }: Props) {
  const t = useTexts(compareTexts);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const { load: stations } = useLoaded(stationChoicesQuery);
  const isFull = comparison.series.length >= mostSeries(comparison);
  const series = seriesOfChoice(chosen, comparison);
  const isThere = series !== null && comparison.series.some((one) => seriesText(one) === seriesText(series));
  return (
    <section className="qc-compare-add" aria-label={t('addTitle')}>
      <div className="qc-compare-fields">
        <SelectField
          label={t('station')}
          value={chosen.station}
          options={stations.state === 'loaded' ? stations.value : []}
          error={isThere ? t('already') : undefined}
          onChange={(station) => setChosen({ ...chosen, station, part: null })}
        />
        <PartField chosen={chosen} onChange={setChosen} />
        <TimeFields comparison={comparison} chosen={chosen} onChange={setChosen} />
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

type FieldProps = { chosen: SeriesChoice; onChange: (chosen: SeriesChoice) => void };

/** All flows of the station, those of a mode that is counted there, or one. */
function PartField({ chosen, onChange }: FieldProps) {
  const t = useTexts(compareTexts);
  const { load } = useLoaded(flowsQuery(chosen.station));
  const flows = load.state === 'loaded' ? load.value : [];
  const modes = GROUP_MODES.filter((mode) => flows.some((flow) => isOfMode(flow.flowid_txdot, mode)));
  return (
    <SelectField
      label={t('flowOrMode')}
      value={chosen.part}
      disabled={chosen.station === null}
      emptyLabel={t('allFlows')}
      error={load.state === 'failed' ? t('flowsFailed') : undefined}
      options={[
        ...modes.map((mode) => ({ code: mode, label: t('ofMode', { mode: t(mode) }) })),
        ...flows.map(({ id, name, count_type }) => ({ code: String(id), label: `${name}, ${count_type}` })),
      ]}
      onChange={(part) => onChange({ ...chosen, part })}
    />
  );
}

/** The days of the period, the same of another year, or as many from another day on. */
function TimeFields({ comparison, chosen, onChange }: FieldProps & Pick<Props, 'comparison'>) {
  const t = useTexts(compareTexts);
  const isOwn = chosen.time === OWN_PERIOD;
  const first = seriesOfChoice({ ...chosen, station: chosen.station ?? '' }, comparison)?.first ?? null;
  return (
    <>
      <SelectField
        label={t('time')}
        value={chosen.time}
        emptyLabel={t('sameTime')}
        options={[
          { code: OWN_PERIOD, label: t('ownPeriod') },
          ...yearsUpTo(comparison.to).map((year) => ({
            code: String(year),
            label: t('otherYear', { year: String(year) }),
          })),
        ]}
        onChange={(time) => onChange({ ...chosen, time })}
      />
      {isOwn && first !== null ? (
        <DateField
          label={t('firstDay')}
          required
          value={first}
          hint={t('ownDays', {
            days: formatPeriod(...endsOf(ownPeriod(first, comparison))),
          })}
          onChange={(day) => onChange({ ...chosen, first: day })}
        />
      ) : null}
    </>
  );
}

const endsOf = ({ from, to }: { from: string; to: string }) => [from, to] as const;
