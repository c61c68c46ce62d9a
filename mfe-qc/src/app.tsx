import { lazy, Suspense } from 'react';
import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { Spinner } from 'shared-ui/ui';
import {
  loadAddCampaign,
  loadCalendar,
  loadCampaign,
  loadCampaignReport,
  loadCampaigns,
  loadCompare,
  loadEditCampaign,
  loadQualityControl,
  loadSavedComparison,
  loadStationGroups,
  loadValidateCounts,
} from './screens.ts';

const QualityControlScreen = lazy(async () => ({
  default: (await loadQualityControl()).QualityControlScreen,
}));
const ValidateCountsScreen = lazy(async () => ({
  default: (await loadValidateCounts()).ValidateCountsScreen,
}));
const CalendarScreen = lazy(async () => ({ default: (await loadCalendar()).CalendarScreen }));
const StationGroupsScreen = lazy(async () => ({ default: (await loadStationGroups()).StationGroupsScreen }));
const SavedComparisonScreen = lazy(async () => ({
  default: (await loadSavedComparison()).SavedComparisonScreen,
}));
const CompareScreen = lazy(async () => ({ default: (await loadCompare()).CompareScreen }));
const CampaignsScreen = lazy(async () => ({ default: (await loadCampaigns()).CampaignsScreen }));
const CampaignScreen = lazy(async () => ({ default: (await loadCampaign()).CampaignScreen }));
const AddCampaignScreen = lazy(async () => ({ default: (await loadAddCampaign()).AddCampaignScreen }));
const EditCampaignScreen = lazy(async () => ({ default: (await loadEditCampaign()).EditCampaignScreen }));
const ReportScreen = lazy(async () => ({ default: (await loadCampaignReport()).ReportScreen }));

/** The remote's routes and their screens. */
export function App() {
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path={paths.qualityControl.pattern} element={<QualityControlScreen />} />
        <Route path={paths.validateCounts.pattern} element={<ValidateCountsScreen />} />
        <Route path={paths.calendar.pattern} element={<CalendarScreen />} />
        <Route path={paths.savedComparison.pattern} element={<SavedComparisonScreen />} />
        <Route path={paths.stationGroups.pattern} element={<StationGroupsScreen />} />
        <Route path={paths.compare.pattern} element={<CompareScreen />} />
        <Route path={paths.campaigns.pattern} element={<CampaignsScreen />} />
        <Route path={paths.campaign.pattern} element={<CampaignScreen />} />
        <Route path={paths.addCampaign.pattern} element={<AddCampaignScreen />} />
        <Route path={paths.editCampaign.pattern} element={<EditCampaignScreen />} />
        <Route path={paths.campaignReport.pattern} element={<ReportScreen />} />
      </Routes>
    </Suspense>
  );
}
