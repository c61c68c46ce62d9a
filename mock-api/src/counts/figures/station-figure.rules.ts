import {
  flowsOfAllTypes,
  flowsToAdd,
  identityOf,
  isSecondOverStream,
  FIGURE_MODES,
  MODE_COUNT_TYPES,
  type FigureMode,
  type StationFigure,
  type TakenFlows,
} from 'shared-domain';

/** A flow with counts in the year, and its figure: null where its year is incomplete. */
export type FigureFlow = {
  flow_id: number;
  flowid_txdot: string;
  name: string;
  movement_direction_code: string | null;
  value: number | null;
};

/** What a mode's figure is taken from. */
export type ModeFigure = Pick<StationFigure, 'mode' | 'value' | 'taken' | 'modes_lacking'> & {
  /** The flows that were added, or would be. */
  added: FigureFlow[];
  /** Flows that kept another choice from being taken. */
  lacking: FigureFlow[];
  left: { flow: FigureFlow; reason: 'overlap' | 'same stream' }[];
};

const typeOf = ({ flowid_txdot }: FigureFlow) => identityOf(flowid_txdot).count_type_code;
const stands = ({ value }: FigureFlow) => value !== null;

/**
 * The figures of a year by mode (decision E5, figures.md section 1), of the flows in use that year in the order in which they were
 * established: single directions where opposite ones all have a figure, else the combined flow, never both. Each flow's figure is over
 * its own days, so parts add up to the whole.
 */
export function figuresByMode(flows: readonly FigureFlow[]): ModeFigure[] {
  const modes = FIGURE_MODES.filter((mode) => mode !== 'all').map((mode) => modeFigure(mode, flows));
  return [...modes, ofAll(modeFigure('all', flows), modes)];
}

/** All who are not motorized have a figure only where each mode that is in the sum has one. */
function ofAll(all: ModeFigure, modes: readonly ModeFigure[]): ModeFigure {
  const isIn = ({ added }: ModeFigure) => added.some((flow) => all.added.includes(flow));
  const modes_lacking = modes
    .filter((mode) => isIn(mode) && (mode.value === null || mode.taken === 'one direction'))
    .map(({ mode }) => mode);
  if (modes_lacking.length === 0) return all;
  return { ...all, value: null, taken: 'incomplete', modes_lacking };
}

function modeFigure(mode: FigureMode, all: readonly FigureFlow[]): ModeFigure {
  const flows = all.filter((flow) => MODE_COUNT_TYPES[mode].includes(typeOf(flow)));
  const { taken: added } = flowsOfAllTypes(flows, stands);
  const parts = [...Map.groupBy(flows, typeOf).values()]
    .map((own) => ({ own, found: flowsToAdd(own, stands) }))
    .filter(({ found }) => found.taken.some((flow) => added.includes(flow)));
  const taken = takenBy(parts.map(({ found }) => found));
  const isWhole = added.length > 0 && added.every(stands);
  return {
    mode,
    value: isWhole && taken !== 'incomplete' ? added.reduce((sum, { value }) => sum + (value ?? 0), 0) : null,
    taken,
    added,
    lacking: parts.flatMap(({ own, found }) => lackingOf(own, found)),
    left: flows
      .filter((flow) => !added.includes(flow))
      .map((flow) => ({ flow, reason: isSecondOverStream(flow, flows) ? 'same stream' : 'overlap' })),
    modes_lacking: [],
  };
}

/** What was taken in all: of several types each has its own. */
function takenBy(parts: readonly TakenFlows<FigureFlow>[]): ModeFigure['taken'] {
  if (parts.length === 0) return 'not counted';
  if (parts.some(({ complete }) => !complete)) return 'incomplete';
  if (parts.some(({ both }) => !both)) return 'one direction';
  return parts.some(({ basis }) => basis === 'singles') ? 'singles' : 'combined';
}

/** Of what was taken or would have been before it, the flows without a figure; none where the first choice stands. */
function lackingOf(own: readonly FigureFlow[], { basis, complete }: TakenFlows<FigureFlow>): FigureFlow[] {
  if (complete && basis === 'singles') return [];
  return own.filter((flow) => !stands(flow) && !isSecondOverStream(flow, own));
}
