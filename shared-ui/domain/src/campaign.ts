/** Where a certification campaign stands: being made, under way, or closed with a frozen report. */
export const CAMPAIGN_STATES = ['draft', 'open', 'closed'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Where a station of a campaign stands, the least done first; it follows from its counts wherever they tell. */
export const CAMPAIGN_STATION_STATES = [
  'to do',
  'sent back',
  'looking',
  'validated',
  'certified',
  'left out',
] as const;
export type CampaignStationState = (typeof CAMPAIGN_STATION_STATES)[number];

/** What a person does with a station of a campaign. Certifying is none of them: it is done where counts are reviewed. */
export const CAMPAIGN_ACTS = ['validate', 'send back', 'leave out', 'take in'] as const;
export type CampaignAct = (typeof CAMPAIGN_ACTS)[number];
