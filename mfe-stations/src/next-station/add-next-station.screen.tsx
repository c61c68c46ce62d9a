import { useState } from 'react';
import { ALERT_SECONDS, paths, type NextStation, type NextStationOptions } from 'shared-ui/domain';
import { focusField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Alert, LoadState, Page } from 'shared-ui/ui';
import { NextStationForm } from './next-station.form.tsx';
import { createDraft, createStation } from './next-station.resource.ts';
import { StationLinks } from './station-links.tsx';
import { formTexts } from './texts.ts';
import { useNextStationOptions } from './use-next-station-options.ts';
import { useStationForm } from './use-station-form.ts';

/** /next/import-stations: adds a station, published at once or as a draft. */
export function AddNextStationScreen() {
  const t = useTexts(formTexts);
  const { load, reload } = useNextStationOptions();
  return (
    <Page
      title={t('addTitle')}
      intro={`${t('intro')} ${t('required')}`}
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
  const [tab, setTab] = useState(0);
  const [created, setCreated] = useState<NextStation | null>(null);
  const station = useStationForm({
    options,
    edited: null,
    send: (request, { draft }) => (draft ? createDraft(request) : createStation(request)),
  });
  const save = async (kind: { draft: boolean }) => {
    const stored = await station.save(kind);
    if (!stored) return;
    station.clear();
    setTab(0);
    setCreated(stored);
    focusField(station.form.id, 'station_name');
    onCreated();
  };
  return (
    <>
      {created && <Created key={created.id} station={created} onClose={() => setCreated(null)} />}
      <NextStationForm
        station={station}
        options={options}
        tab={tab}
        onTab={setTab}
        draftLabel={t('addAsDraft')}
        submitLabel={t('publish')}
        onSave={save}
      />
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
        </p>
      ) : (
        <p>
          {t('stationCreated', { id })}{' '}
          <Link to={paths.editNextStation.href({ stationId: id })}>{t('editStationLink', { id })}</Link>
        </p>
      )}
    </Alert>
  );
}
