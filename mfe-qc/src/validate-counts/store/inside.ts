import { known } from 'shared-ui/query';
import type { Services } from 'shared-ui/remote';
import type { StoreApi } from 'shared-ui/store';
import { currentLanguage, translate } from 'shared-ui/i18n';
import type { ReviewAddress } from '../address.rules.ts';
import { findingsQuery } from '../findings/findings.resource.ts';
import { workOf, type Work } from '../findings/work.rules.ts';
import { flowFilter } from '../flows.rules.ts';
import { stationQuery } from '../counts.resource.ts';
import { validateTexts } from '../texts.ts';
import type { ReviewState } from './review-state.ts';

/** What a review needs of the page around it. */
export type Surroundings = {
  services: Services;
  /** Writes what the review is about into the address, in place of what was there. */
  writeAddress: (address: ReviewAddress) => void;
};

/** What the actions of a review work with: its state, what the server last said, and the page around it. */
export type Inside = Pick<StoreApi<ReviewState>, 'getState' | 'setState'> & {
  stationId: string;
  /** The page around as it is by now. */
  around: () => Surroundings;
};

/** Asks before typed work is dropped; true where there is none. */
export async function mayDiscard({ getState, around }: Inside): Promise<boolean> {
  if (!getState().typed) return true;
  const t = translate(validateTexts, currentLanguage());
  return around().services.confirm({
    title: t('unsavedTitle'),
    text: t('unsavedText'),
    accept: t('unsavedAccept'),
    danger: true,
  });
}

/** The queue as the views show it now. */
export function workNow({ getState, stationId }: Inside): Work {
  const { filters, subject } = getState();
  const station = known(stationQuery(stationId));
  const listed = known(findingsQuery(stationId, 'open'))?.data ?? [];
  return workOf(listed, station ? flowFilter(station, filters) : () => true, subject);
}
