import { useState } from 'react';
import { ALERT_SECONDS, paths, type V1Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, LoadState, Page } from 'shared-ui/ui';
import { useStationTitle } from '../next-station/use-station-title.ts';
import { useItsCounts } from '../import-eco-stations/use-its-counts.ts';
import { TwoForms } from '../two-forms/two-forms.tsx';
import { CreatedStation, NewStation } from './new-station.tsx';
import { stationOptionsQuery } from './station.resource.ts';
import { StationLinks } from './station-links.tsx';
import { formTexts } from './texts.ts';

/** /import-stations: adds a station by the v1 form, published at once or as a draft. */
export function AddStationScreen() {
  const t = useTexts(formTexts);
  const { load, reload } = useLoaded(stationOptionsQuery);
  const title = useStationTitle('addTitle');
  const askForCounts = useItsCounts();
  const [created, setCreated] = useState<V1Station | null>(null);
  return (
    <Page title={title} intro={`${t('intro')} ${t('required')}`} actions={<StationLinks editing={false} />}>
      <TwoForms form="v1" other={paths.importNextStations.href()} />
      {created && (
        <Alert
          key={created.id}
          severity="success"
          seconds={ALERT_SECONDS.stationForm}
          onClose={() => setCreated(null)}
        >
          <CreatedStation station={created} />
        </Alert>
      )}
      <LoadState load={load} retry={reload}>
        {(options) => (
          <NewStation
            options={options}
            drafts
            onContactSaved={reload}
            onCreated={(station) => {
              setCreated(station);
              void reload();
              if (station.station_id_tmg !== null)
                void askForCounts(station.station_id_tmg, station.channels);
            }}
          />
        )}
      </LoadState>
    </Page>
  );
}
