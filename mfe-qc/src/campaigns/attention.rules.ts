import type { CampaignStation } from 'shared-domain';

/** What of a station somebody should look at, and how much of it. */
export type Attention = { what: 'noCounts' | 'strong' | 'findings' | 'late'; count: number };

/** Why a station wants somebody, the gravest first; none of what is done, but for counts that came late. */
export function attentionOf(
  station: Pick<CampaignStation, 'state' | 'days' | 'findings' | 'strong' | 'late'>,
): Attention[] {
  const { state, days, findings, strong, late } = station;
  const isDone = state === 'certified' || state === 'left out';
  const found: Attention[] = isDone
    ? []
    : [
        { what: 'noCounts', count: days === 0 ? 1 : 0 },
        { what: 'strong', count: strong },
        { what: 'findings', count: findings - strong },
      ];
  return [{ what: 'late' as const, count: late }, ...found].filter(({ count }) => count > 0);
}
