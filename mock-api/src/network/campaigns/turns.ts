import { standings, type Standing } from './campaign-reply.ts';
import { selectCampaigns, type CampaignRow } from './campaigns.sql.ts';
import type { CampaignSource } from './facts.sql.ts';
import { selectMembers, selectValidators, type ValidatorRow } from './members.sql.ts';
import { daysUntil } from './period.rules.ts';
import { isTurnOf } from './rights.rules.ts';
import { isDone } from './station-state.rules.ts';

/** An open campaign with stations of a person's agency that are not done. */
export type Turn = {
  id: number;
  version: number;
  name: string;
  due: string;
  daysLeft: number;
  left: number;
  of: number;
  /** Whether it is theirs to validate some; else they are told as an admin of the agency. */
  isOwn: boolean;
  /** Since when it is: the campaign opened, they were named, or a station was sent back. */
  since: string;
};

type Person = { id: number; agency_id: number; admin: boolean };

/** The open campaigns that a person has something to do in, what is due next first. */
export async function readTurnsOf(source: CampaignSource, person: Person, today: string): Promise<Turn[]> {
  const { db } = source;
  const open = (await selectCampaigns(db, person.agency_id)).filter(({ state }) => state === 'open');
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const members = await selectMembers(db, ids, person.agency_id);
  const named = await selectValidators(db, ids);
  const turns: Turn[] = [];
  for (const campaign of open) {
    const own = members.filter(({ campaign_id }) => campaign_id === campaign.id);
    const all = await standings(source, campaign, own);
    const validators = named.filter(({ campaign_id }) => campaign_id === campaign.id);
    const turn = turnOf({ campaign, person, all, validators }, today);
    if (turn) turns.push(turn);
  }
  return turns;
}

type Asked = {
  campaign: CampaignRow;
  person: Person;
  all: readonly Standing[];
  validators: readonly ValidatorRow[];
};

function turnOf({ campaign, person, all, validators }: Asked, today: string): Turn | null {
  const { id, agency_id, admin } = person;
  const who = { id, agency_id, admin: admin ? 1 : 0, super_admin: 0 } as const;
  const open = all.filter(({ state }) => !isDone(state));
  const own = open.filter(({ member }) => isTurnOf(who, validators, member));
  const left = own.length > 0 ? own : admin ? open : [];
  if (left.length === 0) return null;
  const moments = [
    campaign.opened_at,
    ...validators.flatMap((one) => (one.user_id === id ? [one.added_at] : [])),
    ...left.flatMap(({ member, state }) => (state === 'sent back' ? [member.sent_back_at] : [])),
  ].flatMap((at) => (at === null ? [] : [new Date(at).toISOString()]));
  return {
    id: campaign.id,
    version: campaign.version,
    name: campaign.name,
    due: campaign.due,
    daysLeft: daysUntil(today, campaign.due),
    left: left.length,
    of: all.length,
    isOwn: own.length > 0,
    since: moments.toSorted().at(-1) ?? '',
  };
}
