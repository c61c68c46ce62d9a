import { call } from 'shared-ui/api';
import type {
  Decided,
  FindingChoice,
  FindingList,
  FindingSettings,
  FindingState,
  SettingLevel,
} from 'shared-domain';
import { ask, type Asked } from 'shared-ui/query';
import { ofReview, ofViews, reviewKey } from '../review-keys.ts';

/** The station's findings in this state, what affects the most counts first. */
export const findingsQuery = (stationId: string, state: FindingState): Asked<FindingList> => ({
  ...(state === 'open' ? ofViews : ofReview)(stationId, 'findings', state),
  queryFn: ({ signal }) => call('GET /findings', { query: { flowid_txdot: stationId, state } }, { signal }),
});

/** The same of the open ones for who watches over them: asked for again while the rules look, once for all views. */
export const watchedFindings = (stationId: string): Asked<FindingList> => ({
  ...findingsQuery(stationId, 'open'),
  isUnderWay: ({ run }) => run?.status === 'running',
});

/** Has the rules look through the station's uncertified counts, in the background. */
export async function runRules(stationId: string): Promise<void> {
  await call('POST /findings/run', { body: { flowid_txdot: stationId } });
}

/** Marks the counts of the findings with the suspect (null: none) and the note, and answers the edit that it made. */
export function acceptFindings(
  stationId: string,
  choice: FindingChoice,
  marks: { suspect_id?: number | null; note?: string },
): Promise<Decided> {
  return call('POST /findings/accept', { body: { flowid_txdot: stationId, ...choice, ...marks } });
}

/** Lays the findings aside with a reason. */
export function dismissFindings(stationId: string, choice: FindingChoice, reason: string): Promise<Decided> {
  return call('POST /findings/dismiss', { body: { flowid_txdot: stationId, ...choice, reason } });
}

/** Opens a decided finding again. */
export function reopenFinding(stationId: string, id: number): Promise<Decided> {
  return call('POST /findings/reopen', { body: { flowid_txdot: stationId, ids: [id] } });
}

/** The thresholds that hold for the station, or for one of its flows. */
export const settingsQuery = (stationId: string, flowId?: number): Asked<FindingSettings> => ({
  queryKey: reviewKey(stationId, 'settings', flowId ?? null),
  queryFn: ({ signal }) =>
    call('GET /finding-settings', { query: { flowid_txdot: stationId, flow_id: flowId } }, { signal }),
  record: true,
});

/** The same as somebody else may have changed them since. */
export const newerSettings = (stationId: string, flowId?: number): Promise<FindingSettings> =>
  ask({ ...settingsQuery(stationId, flowId), queryKey: ['newer settings', stationId, flowId ?? null] });

/** Thresholds by name, and what the level said of them when they were read; null goes back to the level above. */
type Changes = { values: Record<string, number | null>; seen: Record<string, number | null> };

/** Changes thresholds at a level; 409 where one that was seen otherwise has changed. */
export function saveSettings(
  stationId: string,
  level: SettingLevel,
  changes: Changes,
  flowId?: number,
): Promise<FindingSettings> {
  return call('PUT /finding-settings', {
    body: {
      flowid_txdot: stationId,
      level,
      ...changes,
      ...(flowId === undefined ? {} : { flow_id: flowId }),
    },
  });
}
