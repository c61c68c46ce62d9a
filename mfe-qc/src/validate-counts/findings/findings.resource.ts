import { call } from 'shared-ui/api';
import type {
  Decided,
  FindingChoice,
  FindingList,
  FindingSettings,
  FindingState,
  SettingLevel,
} from 'shared-domain';

/** The station's findings in this state, by time. */
export function loadFindings(stationId: string, state: FindingState): Promise<FindingList> {
  return call('GET /findings', { query: { flowid_txdot: stationId, state } });
}

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
export function loadSettings(stationId: string, flowId?: number): Promise<FindingSettings> {
  return call('GET /finding-settings', { query: { flowid_txdot: stationId, flow_id: flowId } });
}

/** Changes thresholds at a level; null goes back to the level above. */
export function saveSettings(
  stationId: string,
  level: SettingLevel,
  values: Record<string, number | null>,
  flowId?: number,
): Promise<FindingSettings> {
  return call('PUT /finding-settings', {
    body: { flowid_txdot: stationId, level, values, ...(flowId === undefined ? {} : { flow_id: flowId }) },
  });
}
