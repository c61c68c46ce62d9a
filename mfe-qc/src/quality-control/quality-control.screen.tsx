import { useState } from 'react';
import type { StationSummary } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { NothingToReview } from 'shared-ui/next-ways';
import { useLoaded } from 'shared-ui/query';
import { StationsTable } from 'shared-ui/table';
import { Button, LoadState, Page } from 'shared-ui/ui';
import { severalTexts } from '../certify-several/texts.ts';
import { useLateDialog } from '../validate-counts/use-late-dialog.ts';
import { unverifiedStations, type StationsToReview } from './stations.resource.ts';
import { qualityControlTexts } from './texts.ts';

/** Quality Control: the stations whose counts wait for review. */
export function QualityControlScreen() {
  const t = useTexts(qualityControlTexts);
  const { load, reload } = useLoaded(unverifiedStations);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(stations) => <Waiting {...stations} />}
      </LoadState>
    </Page>
  );
}

const markDialog = async () => (await import('../mark-several/mark-dialog.tsx')).MarkDialog;
const severalDialog = async () => (await import('../certify-several/several-dialog.tsx')).SeveralDialog;

function Waiting({ waiting: stations, all }: StationsToReview) {
  const t = useTexts(qualityControlTexts);
  const ts = useTexts(severalTexts);
  // it stays where it was pressed, whatever was certified meanwhile
  const [areSeveral] = useState(stations.length > 1);
  const { Dialog, open, close } = useLateDialog<{ stations: StationSummary[] }>();
  return (
    <>
      <StationsTable
        title={t('stations')}
        rows={stations}
        daysOfData
        intro={<NothingToReview stations={all} />}
        empty={t('noneWaits')}
        urlState="review"
        tools="review"
        actions={
          areSeveral ? (
            <>
              <Button severity="outlined" icon="flag" onClick={() => open(markDialog)}>
                {t('markSeveral')}
              </Button>
              <Button severity="outlined" icon="verified" onClick={() => open(severalDialog)}>
                {ts('open')}
              </Button>
            </>
          ) : null
        }
      />
      {Dialog ? <Dialog stations={stations} onClose={close} /> : null}
    </>
  );
}
