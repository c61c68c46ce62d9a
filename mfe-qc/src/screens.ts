import { paths } from 'shared-domain';
import { askAhead } from 'shared-ui/query';
import type { ScreenAhead } from 'shared-ui/remote';
import { unverifiedStations } from './quality-control/stations.resource.ts';
import { askFirst } from './validate-counts/ask-first.ts';

/** The screens, each in a chunk of its own: the counts list does without the stations table's library. */
export const loadQualityControl = () => import('./quality-control/quality-control.screen.tsx');
export const loadValidateCounts = () => import('./validate-counts/validate-counts.screen.tsx');
export const loadCompare = () => import('./compare/compare.screen.tsx');
export const loadSavedComparison = () => import('./compare/saved-comparison.screen.tsx');
export const loadStationGroups = () => import('./station-groups/station-groups.screen.tsx');
export const loadCalendar = () => import('./calendar/calendar.screen.tsx');

export const loadCampaigns = () => import('./campaigns/campaigns.screen.tsx');
export const loadCampaign = () => import('./campaigns/campaign.screen.tsx');
export const loadAddCampaign = () => import('./campaigns/add-campaign.screen.tsx');
export const loadEditCampaign = () => import('./campaigns/edit-campaign.screen.tsx');
export const loadCampaignReport = () => import('./campaigns/report.screen.tsx');

/** What of them can be fetched ahead. */
export const screens: ScreenAhead[] = [
  {
    path: paths.qualityControl.pattern,
    code: loadQualityControl,
    data: () => askAhead(unverifiedStations),
  },
  {
    path: paths.validateCounts.pattern,
    code: loadValidateCounts,
    data: ({ stationId = '' }, search) => askFirst(stationId, search),
  },
];
