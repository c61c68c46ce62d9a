import './station-home.css';
import { paths, type StationHome } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { Card, LoadState, Page } from 'shared-ui/ui';
import { HomeActions } from './home-actions.tsx';
import { HomeDeployments } from './home-deployments.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeFlows } from './home-flows.tsx';
import { HomeImports } from './home-imports.tsx';
import { HomeLedger } from './home-ledger.tsx';
import { HomePlace } from './home-place.tsx';
import { NextSteps } from './next-steps.tsx';
import { PublishedAlert } from './published-alert.tsx';
import { HomeHealth } from '../network-health/home-health.tsx';
import { HomeField } from '../station-field/home-field.tsx';
import { HomeFactors } from '../station-factors/home-factors.tsx';
import { HomeNotes } from '../station-notes/home-notes.tsx';
import { PlaceOffer } from '../station-photos/place-offer.tsx';
import { StationPhotos } from '../station-photos/station-photos.tsx';
import { stationHomeQuery } from './station-home.resource.ts';
import { homeTexts } from './texts.ts';
import { useWays } from './ways.ts';
import { commonWords } from 'shared-domain/texts';

/** /stations/:stationId: one station, what waits there, and the ways to all that can be done with it. */
export function StationHomeScreen() {
  const { stationId = '' } = useParams();
  const words = useTexts(commonWords);
  const t = useTexts(homeTexts);
  const { load, reload } = useLoaded(stationHomeQuery(stationId));
  const home = load.state === 'loaded' ? load.value : null;
  const name = home?.station.station_name;
  return (
    <Page
      title={name ? t('title', { id: stationId, name }) : `${words('station')} ${stationId}`}
      intro={home && t('owner', { agency: home.agency, place: placeOf(home) })}
      actions={home && <HomeActions home={home} />}
    >
      <PublishedAlert key={stationId} stationId={stationId} />
      <LoadState
        load={load}
        retry={reload}
        list={{ to: paths.qualityControl.href(), label: words('stations') }}
      >
        {(loaded) => (
          <>
            <NextSteps home={loaded} />
            <Card title={t('glance')}>
              <HomeFacts home={loaded} />
            </Card>
            <Card title={t('place')}>
              <HomePlace stationId={loaded.station.station_id_tmg} />
            </Card>
            <StationPhotos stationId={loaded.station.station_id_tmg}>
              <HomePlaceOffer home={loaded} />
            </StationPhotos>
            <Card title={t('flows')}>
              <HomeFlows home={loaded} />
            </Card>
            <HomeHealth stationId={loaded.station.station_id_tmg} />
            <HomeField stationId={loaded.station.station_id_tmg} />
            <HomeFactors stationId={loaded.station.station_id_tmg} />
            <HomeNotes stationId={loaded.station.station_id_tmg} />
            <HomeDeployments stationId={loaded.station.station_id_tmg} />
            <Card title={t('imports')}>
              <HomeImports stationId={loaded.station.station_id_tmg} />
            </Card>
            <Card title={t('ledger')}>
              <HomeLedger stationId={loaded.station.station_id_tmg} />
            </Card>
          </>
        )}
      </LoadState>
    </Page>
  );
}

/** A photo's place goes into the form that this person edits the station by. */
function HomePlaceOffer({ home }: { home: StationHome }) {
  const { edit } = useWays(home);
  return <PlaceOffer stationId={home.station.station_id_tmg} form={edit} />;
}

const placeOf = ({ station }: StationHome): string =>
  [station.street_or_trail_name, station.city_area, station.county].filter(Boolean).join(', ');
