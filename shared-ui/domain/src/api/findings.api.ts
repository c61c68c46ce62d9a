import type { CountsEdit } from '../count-edit.ts';
import type { FindingSettings, SettingLevel } from '../finding-setting.ts';
import type { FindingChoice, FindingList, FindingRule, FindingRun, FindingState } from '../finding.ts';
import type { Call } from './call.ts';

/** What a decision about findings answers: how many were decided, how many counts were marked, and the step to undo. */
export type Decided = { success: true; decided: number; updated: number; edit: CountsEdit };

/** What the rules find in a station's counts, and what people make of it. */
export type FindingApi = {
  'GET /findings': Call<
    { query: { flowid_txdot: string; state?: FindingState; rule?: FindingRule } },
    FindingList
  >;
  /** Has the rules run over the station's uncertified counts, in the background; ask GET /findings when they are done. */
  'POST /findings/run': Call<{ body: { flowid_txdot: string } }, { success: true; run: FindingRun }>;
  /**
   * Marks the uncertified counts in the findings' ranges. Without `suspect_id` each gets what its rule proposes; null
   * marks none. Without a note, notes stay.
   */
  'POST /findings/accept': Call<
    { body: { flowid_txdot: string; suspect_id?: number | null; note?: string } & FindingChoice },
    Decided
  >;
  'POST /findings/dismiss': Call<{ body: { flowid_txdot: string; reason: string } & FindingChoice }, Decided>;
  /** Opens decided findings again; marks stay. */
  'POST /findings/reopen': Call<{ body: { flowid_txdot: string; ids: number[] } }, Decided>;
  /** The thresholds that hold for a station or one of its flows. */
  'GET /finding-settings': Call<{ query: { flowid_txdot: string; flow_id?: number } }, FindingSettings>;
  /**
   * Changes thresholds at one level, `null` goes back to the level above, and has the rules run again. The agency's
   * are for admins; `flow_id` is needed at the level of a flow.
   */
  'PUT /finding-settings': Call<
    {
      body: {
        flowid_txdot: string;
        level: SettingLevel;
        flow_id?: number;
        values: Record<string, number | null>;
      };
    },
    FindingSettings
  >;
};
