import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { AddNextStationScreen } from './next-station/add-next-station.screen.tsx';
import { EditNextDraftScreen, EditNextStationScreen } from './next-station/edit-next-station.screen.tsx';
import { EcoStationsScreen } from './import-eco-stations/eco-stations.screen.tsx';
import { NextStationsScreen } from './next-stations/next-stations.screen.tsx';
import { StationHomeScreen } from './station-home/station-home.screen.tsx';
import { NetworkHealthScreen } from './network-health/network-health.screen.tsx';
import { AddStationScreen } from './station/add-station.screen.tsx';
import { EditDraftScreen, EditStationScreen } from './station/edit-station.screen.tsx';
import { StationsScreen } from './stations/stations.screen.tsx';

/** The remote's paths and their screens. */
export function App() {
  return (
    <Routes>
      <Route path={paths.stations.pattern} element={<StationsScreen />} />
      <Route path={paths.station.pattern} element={<StationHomeScreen />} />
      <Route path={paths.network.pattern} element={<NetworkHealthScreen />} />
      <Route path={paths.importStations.pattern} element={<AddStationScreen />} />
      <Route path={paths.importEcoStations.pattern} element={<EcoStationsScreen />} />
      <Route path={paths.editStation.pattern} element={<EditStationScreen />} />
      <Route path={paths.editDraftStation.pattern} element={<EditDraftScreen />} />
      <Route path={paths.nextStations.pattern} element={<NextStationsScreen />} />
      <Route path={paths.importNextStations.pattern} element={<AddNextStationScreen />} />
      <Route path={paths.editNextStation.pattern} element={<EditNextStationScreen />} />
      <Route path={paths.editNextDraftStation.pattern} element={<EditNextDraftScreen />} />
    </Routes>
  );
}
