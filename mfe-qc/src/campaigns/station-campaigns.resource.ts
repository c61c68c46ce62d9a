import type { CampaignOfStation } from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';
import { ofFirstLook } from '../validate-counts/review-keys.ts';

/** The open campaigns that a station is in; where it stands there changes with what is certified. */
export const stationCampaignsQuery = (stationId: string): Asked<CampaignOfStation[]> => ({
  ...ofFirstLook(stationId, 'certify', 'campaigns'),
  queryFn: ({ signal }) => call('GET /stations/:stationId/campaigns', { params: { stationId } }, { signal }),
});
