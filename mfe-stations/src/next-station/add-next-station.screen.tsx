import { useState } from 'react';
import { ALERT_SECONDS, paths, type NextStation, type NextStationOptions } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Link, useSearchParams } from 'shared-ui/router';
import { Alert, LoadState, Page } from 'shared-ui/ui';
import { flowTexts } from '../flow/texts.ts';
import { FormWithReview } from '../review/form-with-review.tsx';
import { isReview } from '../review/use-form-step.ts';
import { useOptions } from '../station-editing/use-options.ts';
import { NextStationForm } from './next-station.form.tsx';
import { createDraft, createStation, loadNextStationOptions } from './next-station.resource.ts';
import { StationLinks } from './station-links.tsx';
import { StationReview } from './station-review.tsx';
import { formTexts } from './texts.ts';
import { useStationForm } from './use-station-form.ts';
import { useStationPage } from './use-station-page.ts';
import { useStationTitle } from './use-station-title.ts';

/** /next/import-stations: adds a station, published at once or as a draft. */
export function AddNextStationScreen() {
  const t = useTexts(formTexts);
  const flowText = useTexts(flowTexts);
  const { load, reload } = useOptions(loadNextStationOptions);
  const title = useStationTitle('addTitle');
  const [search] = useSearchParams();
  return (
    <Page
      title={title}
      intro={isReview(search) ? undefined : `${t('intro')} ${flowText('later')}. ${t('required')}`}
      actions={<StationLinks editing={false} />}
    >
      <LoadState load={load} retry={reload}>
        {(options) => <NewStation options={options} onCreated={reload} />}
      </LoadState>
    </Page>
  );
}

type NewStationProps = { options: NextStationOptions; onCreated: () => void };

function NewStation({ options, onCreated }: NewStationProps) {
  const t = useTexts(formTexts);
  const [created, setCreated] = useState<NextStation | null>(null);
  const station = useStationForm({
    options,
    edited: null,
    send: (request, { draft, requestKey }) =>
      (draft ? createDraft : createStation)({ ...request, request_key: requestKey }),
  });
  const { tab, setTab, goTo, step, review } = useStationPage(station, null);
  const save = async (kind: { draft: boolean }) => {
    const stored = await station.save(kind);
    if (!stored) return;
    station.clear();
    setTab(0);
    step.openForm('station_name');
    setCreated(stored);
    onCreated();
  };
  return (
    <>
      {created && <Created key={created.id} station={created} onClose={() => setCreated(null)} />}
      <FormWithReview
        isReview={step.isReview}
        review={() => (
          <StationReview
            station={station}
            options={options}
            hrefOf={step.hrefOf}
            onPublish={() => void save({ draft: false })}
          />
        )}
      >
        <NextStationForm
          station={station}
          options={options}
          stationId={null}
          tab={tab}
          onTab={setTab}
          onGo={goTo}
          draft={{ label: t('addAsDraft'), onSave: () => save({ draft: true }) }}
          submit={{ label: t('publish'), onPress: review }}
        />
      </FormWithReview>
    </>
  );
}

/** What has been added, with the way to edit it. */
function Created({ station, onClose }: { station: NextStation; onClose: () => void }) {
  const t = useTexts(formTexts);
  const { station_id_tmg: id, station_name: name } = station;
  return (
    <Alert severity="success" seconds={ALERT_SECONDS.stationForm} onClose={onClose}>
      {id === null ? (
        <p>
          {t('draftCreated', { name })}{' '}
          <Link to={paths.editNextDraftStation.href({ stationId: station.draft_id ?? station.id })}>
            {t('editDraftLink', { name })}
          </Link>
          . {t('flowsThere')}
        </p>
      ) : (
        <p>
          {t('stationCreated', { id })}{' '}
          <Link to={paths.editNextStation.href({ stationId: id })}>{t('editStationLink', { id })}</Link>.{' '}
          {t('flowsThere')}
        </p>
      )}
    </Alert>
  );
}
