import type { CampaignStationState } from 'shared-domain';
import { stillHolds } from '../../counts/certifications/validated.rules.ts';

/** What the counts of a station tell of a campaign's period. */
export type StationFacts = {
  /** Days with counts, and those of them all of whose counts are certified. */
  days: number;
  certified: number;
  counts: number;
  /** Open findings, and the strong ones among them. */
  findings: number;
  strong: number;
  /** When counts of the period were last brought, taken back, or taken out of certification. */
  renewed_at: string | null;
  /** When they were last marked or decided upon since the campaign opened. */
  edited_at: string | null;
};

/** What people said of a station of a campaign: it was validated or sent back, whichever was last. */
export type StationMarks = {
  validated_at: string | null;
  validated_counts: number | null;
  sent_back_at: string | null;
  left_out_at: string | null;
};

const isAfter = (one: string | null, other: string): boolean =>
  one !== null && Date.parse(one) > Date.parse(other);

/** Whether the word of who validated still holds: the counts are those of then, and nobody brought others or took them back since. */
function isValidated({ validated_at, validated_counts }: StationMarks, facts: StationFacts): boolean {
  return validated_counts === facts.counts && stillHolds(validated_at, facts.renewed_at);
}

/**
 * Where a station stands. What its counts tell goes before what people said: with all its days certified it is certified, and
 * what was reopened, or came since, is neither certified nor validated any more. Left out alone is a person's word for good.
 */
export function stationState(marks: StationMarks, facts: StationFacts): CampaignStationState {
  if (marks.left_out_at !== null) return 'left out';
  if (facts.days > 0 && facts.certified === facts.days) return 'certified';
  if (isValidated(marks, facts)) return 'validated';
  const { validated_at, sent_back_at } = marks;
  if (sent_back_at !== null && !isAfter(facts.edited_at, sent_back_at)) return 'sent back';
  const isBegun = facts.certified > 0 || facts.edited_at !== null || validated_at !== null;
  return isBegun ? 'looking' : 'to do';
}

/** Whether nothing more is to be done with a station. */
export const isDone = (state: CampaignStationState): boolean => state === 'certified' || state === 'left out';
