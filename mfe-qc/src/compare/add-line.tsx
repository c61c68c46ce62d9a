import { useState } from 'react';
import {
  GROUP_WAYS,
  mostSeries,
  paths,
  seriesText,
  type ComparedSeries,
  type DatedComparison,
} from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, LinkButton } from 'shared-ui/ui';
import { groupsQuery } from '../station-groups/groups.resource.ts';
import { compareTexts } from './texts.ts';

const WORDS = { in: 'wayInOption', out: 'wayOutOption', both: 'wayBothOption' } as const;

type Props = { comparison: DatedComparison; onAdd: (series: ComparedSeries) => void };

/** Chooses a screenline or cordon, and which way over it; where there is none, leads to where they are named. */
export function AddLine({ comparison, onAdd }: Props) {
  const t = useTexts(compareTexts);
  const [group, setGroup] = useState<string | null>(null);
  const [way, setWay] = useState<string | null>('in');
  const { load } = useLoaded(groupsQuery);
  const lines = load.state === 'loaded' ? load.value.filter(({ kind }) => kind !== 'corridor') : [];
  const series: ComparedSeries | null =
    group === null
      ? null
      : { group: Number(group), way: GROUP_WAYS.find((one) => one === way) ?? 'both', year: null };
  const isThere = series !== null && comparison.series.some((one) => seriesText(one) === seriesText(series));
  const isFull = comparison.series.length >= mostSeries(comparison);
  return (
    <section className="qc-compare-add" aria-label={t('addLine')}>
      {lines.length > 0 ? (
        <div className="qc-compare-fields">
          <SelectField
            label={t('line')}
            value={group}
            options={lines.map(({ id, name }) => ({ code: String(id), label: name }))}
            error={isThere ? t('already') : undefined}
            onChange={setGroup}
          />
          <SelectField
            label={t('way')}
            value={way}
            options={GROUP_WAYS.map((one) => ({ code: one, label: t(WORDS[one]) }))}
            onChange={setWay}
          />
        </div>
      ) : null}
      {load.state === 'failed' ? <p className="cx-muted">{t('groupsFailed')}</p> : null}
      <div className="cx-row">
        {lines.length > 0 ? (
          <Button
            severity="outlined"
            icon="plus"
            disabled={series === null || isFull || isThere}
            onClick={() => series && onAdd(series)}
          >
            {t('addLine')}
          </Button>
        ) : null}
        <LinkButton severity="text" to={paths.stationGroups.href()}>
          {t('groups')}
        </LinkButton>
      </div>
    </section>
  );
}
