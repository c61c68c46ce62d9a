import type { FlowRequest, FlowSet, SentFlow } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { changedFields } from '../../platform/http/changed-fields.rules.ts';
import { flowFaults, isSameFlow, movesFlow, storedFlow } from './flow.rules.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Text } from '../../platform/text/language.ts';
import type { StationRecord } from '../records/station-record.sql.ts';
import { readFlowCodes } from './flow-options.ts';
import { flowSentences, inFlow } from './flow-problem.ts';
import { flowReply } from './flow-reply.ts';
import { selectAddedKeys } from '../records/flows.sql.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { texts } from './texts.ts';
import type { FlowPlan } from './write-flows.ts';

type Stage = 'draft' | 'published';
/** How flows are checked and stored: those of a draft that is published are checked as published ones. */
export type FlowSaving = {
  checkedAs: Stage;
  storedAs: Stage;
  /** The functional class that the station has with this save. */
  funcClass: string | null;
  /** Whether the flow is sent by itself: its faults are then named by its fields alone. */
  alone?: boolean;
};

/** A flow that was sent, with the one that is stored, and what it becomes. */
type Entry = {
  /** What its faults are named by, and what it is called. */
  key: string;
  name: string;
  sent: SentFlow;
  before: FlowRow | undefined;
  after: FlowRequest;
};
/** What a set does, what is wrong with its flows by `flows.<key>.<field>`, and the flows that it leaves alone. */
export type PlannedSet = { plan: FlowPlan; errors: Record<string, Text[]>; untouched: FlowRow[] };
/** What there is before; a new station has no number yet. */
type Before = { record: Pick<StationRecord, 'id'>; flows: FlowRow[] };

/** The version of a flow that has not been changed since it was added. */
const ADDED = 1;

async function entriesOf(
  db: Queryable,
  { record, flows }: Before,
  set: FlowSet,
  storedAs: Stage,
): Promise<Entry[]> {
  const keys = set.flows.flatMap(({ request_key }) => request_key ?? []);
  const added = new Map((await selectAddedKeys(db, record.id, keys)).map((row) => [row.request_key, row.id]));
  return set.flows.map((sent, at) => {
    const { id: sentId, version: _version, request_key, ...answers } = sent;
    const id = sentId ?? added.get(request_key ?? '') ?? null;
    return {
      key: sentId === null ? `flows.new${at}` : `flows.${sentId}`,
      name: answers.name || String(at + 1),
      sent: sentId === null && id !== null ? { ...sent, id, version: ADDED } : { ...sent, id },
      before: flows.find((flow) => flow.id === id),
      after: storedFlow(answers, storedAs),
    };
  });
}

const isChanged = ({ before, after }: Entry) =>
  !before || changedFields(before, { ...before, ...after }).length > 0;

/** A refusal that names the flows it is about; of a flow sent alone its sentence says enough. */
function refusal(text: Text, about: Entry[], { alone }: FlowSaving, field = 'travel_direction_code') {
  if (alone) return new ApiProblem(409, text, { errors: { [field]: [text] } });
  const named = about.map((entry) => inFlow(entry.name, text));
  const all = (language: 'en' | 'es') => named.map((sentence) => sentence[language]).join(' ');
  const errors = Object.fromEntries(about.map(({ key }, at) => [`${key}.${field}`, named.slice(at, at + 1)]));
  return new ApiProblem(409, { en: all('en'), es: all('es') }, { errors });
}

/** Refused with 409 and the newer flows where some were read before their last save (S10), or are gone. */
function refuseStale(entries: Entry[], { flows }: Before, saving: FlowSaving): void {
  const stale = entries.filter(({ sent, before }) =>
    before ? sent.version !== undefined && sent.version !== before.version : sent.id !== null,
  );
  const [first] = stale;
  if (!first) return;
  if (saving.alone) {
    throw new ApiProblem(409, texts.stale, { current: first.before && flowReply(first.before) });
  }
  const { text, detail } = refusal(texts.stale, stale, saving, 'version');
  throw new ApiProblem(409, text, { ...detail, current: flows.map(flowReply) });
}

/** Refused where two flows would have the same four codes (S6). */
function refuseTwins(entries: Entry[], others: FlowRow[], saving: FlowSaving): void {
  const twins = entries.filter(({ after }, at) =>
    [...others, ...entries.slice(0, at).map((entry) => entry.after)].some((other) =>
      isSameFlow(other, after),
    ),
  );
  if (twins.length > 0) throw refusal(texts.twin, twins, saving);
}

/** Refused where a flow with counts would get another identity or be removed (S7, S16). */
function refuseCounted(entries: Entry[], removed: FlowRow[], saving: FlowSaving): void {
  const moved = entries.filter(({ before, after }) => before?.has_counts && movesFlow(before, after));
  if (moved.length > 0) throw refusal(texts.fixed, moved, saving);
  const [counted] = removed.filter(({ has_counts }) => has_counts);
  if (counted)
    throw new ApiProblem(409, saving.alone ? texts.hasCounts : inFlow(counted.name, texts.hasCounts));
}

/**
 * What a set of flows does to a station's flows, all of it or nothing. What is sent as it is stored already is left
 * alone, whatever version it names: it may be sent again because an answer was lost.
 */
export async function planFlowSet(
  db: Queryable,
  stored: Before,
  set: FlowSet,
  saving: FlowSaving,
): Promise<PlannedSet> {
  const all = await entriesOf(db, stored, set, saving.storedAs);
  const entries = all.filter(isChanged);
  refuseStale(entries, stored, saving);
  const removed = stored.flows.filter(({ id }) => set.removed.includes(id));
  refuseCounted(entries, removed, saving);
  const touched = new Set([...entries.map(({ before }) => before?.id), ...set.removed]);
  const others = stored.flows.filter(({ id }) => !touched.has(id));
  const codes = await readFlowCodes(db);
  const sentences = entries.map(({ key, name, after }) => {
    const faults = flowFaults(after, { codes, funcClass: saving.funcClass, stage: saving.checkedAs });
    return flowSentences(faults, saving.alone ? undefined : { prefix: `${key}.`, name });
  });
  const errors = Object.assign({}, ...sentences) as Record<string, Text[]>;
  if (Object.keys(errors).length === 0) refuseTwins(entries, others, saving);
  return {
    plan: {
      added: entries.flatMap(({ before, after, sent }) =>
        before ? [] : [{ ...after, request_key: sent.request_key }],
      ),
      changed: entries.flatMap(({ before, after }) => (before ? [{ before, after }] : [])),
      removed,
    },
    errors,
    untouched: others,
  };
}
