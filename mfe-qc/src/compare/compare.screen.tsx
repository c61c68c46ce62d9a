import '../validate-counts/validate-counts.css';
import '../validate-counts/picture/picture.css';
import './compare.css';
import { seriesText, type ComparedSeries, type DatedComparison } from 'shared-domain';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, Card, LoadState, Page } from 'shared-ui/ui';
import { AddLine } from './add-line.tsx';
import { AddSeries } from './add-series.tsx';
import { BinsTable } from './bins-table.tsx';
import { compareQuery, type Compared } from './compare.resource.ts';
import { HandOn } from './hand-on.tsx';
import { Notices } from './notices.tsx';
import { PartsPicture } from './parts-picture.tsx';
import { faultOf } from './period.rules.ts';
import { SavedComparisons } from './saved-comparisons.tsx';
import { SeriesList } from './series-list.tsx';
import { Settings } from './settings.tsx';
import { compareTexts } from './texts.ts';
import { TimePicture } from './time-picture.tsx';
import { useComparison } from './use-comparison.ts';

/** /compare: stations, modes, flows and periods on one axis. The address is all there is to it. */
export function CompareScreen() {
  const t = useTexts(compareTexts);
  const { comparison, unknown, view, show, change } = useComparison();
  const { from, to, series } = comparison;
  const isWrong = faultOf(comparison) !== null;
  const { load, reload } = useLoaded(compareQuery(isWrong ? { ...comparison, series: [] } : comparison));
  const add = (one: ComparedSeries) => change({ from, to, series: [...series, one] });
  const compared = load.state === 'loaded' ? load.value : null;
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <SavedComparisons comparison={comparison} view={view} show={show} />
          <HandOn comparison={comparison} view={view} />
          <Button
            severity="outlined"
            icon="print"
            disabled={compared === null}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </>
      }
    >
      <Settings comparison={comparison} onChange={change} />
      <p className="qc-compare-printed">{formatPeriod(from, to)}</p>
      <Card title={t('series')}>
        <Notices
          comparison={comparison}
          unknown={unknown}
          compared={compared}
          onRemove={(left) => change({ from, to, series: left })}
        />
        {series.length === 0 ? <p>{t('none')}</p> : null}
        {compared ? (
          <SeriesList
            comparison={comparison}
            compared={compared}
            onRemove={(key) => change({ from, to, series: series.filter((one) => seriesText(one) !== key) })}
          />
        ) : null}
        <AddSeries comparison={comparison} onAdd={add} />
        <AddLine comparison={comparison} onAdd={add} />
      </Card>
      {series.length === 0 || isWrong ? null : (
        <LoadState load={load} retry={reload} label={t('loading')}>
          {(found) =>
            found && found.series.length > 0 ? (
              <Picture comparison={comparison} compared={found} />
            ) : (
              <p>{t('nothingLeft')}</p>
            )
          }
        </LoadState>
      )}
    </Page>
  );
}

function Picture({ comparison, compared }: { comparison: DatedComparison; compared: Compared }) {
  const t = useTexts(compareTexts);
  const { as, base, from, to } = comparison;
  const isOverTime = as === 'absolute' || as === 'index';
  return (
    <>
      <Card className="qc-compare-card">
        {isOverTime ? (
          <TimePicture comparison={comparison} compared={compared} />
        ) : (
          <PartsPicture comparison={comparison} compared={compared} />
        )}
        {comparison.typical && as === 'absolute' ? (
          <p className="qc-help">{t(compared.series[0]?.typical?.some(Boolean) ? 'band' : 'noBand')}</p>
        ) : null}
        {comparison.factor && compared.series.some(({ factors }) => factors === undefined) ? (
          <p className="qc-help">{t('factorsUnknown')}</p>
        ) : null}
        {compared.base_days === null ? null : (
          <p className="qc-help">
            {t('baseTold', {
              count: compared.base_days,
              base: base === null ? formatPeriod(from, to) : String(base),
            })}
          </p>
        )}
      </Card>
      <BinsTable comparison={comparison} compared={compared} />
    </>
  );
}
