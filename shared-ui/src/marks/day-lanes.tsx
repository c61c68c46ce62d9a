import { DAY_SHAPES, SHAPE } from './day-shapes.tsx';
import { isLasting, type DayLane, type LaneMark } from './day-lanes.rules.ts';
import { MarkTile } from './swatches.tsx';

/** Height of a lane in pixels; style sheets that leave room for them have the same. */
const LANE = 13;
const HALF = SHAPE / 2;

/** What is known of days on lanes over a picture, from the top; `label` says how much, where nothing beside it does. */
export function DayLanes({
  marks,
  lanes,
  label,
}: {
  marks: readonly LaneMark[];
  lanes: readonly DayLane[];
  label?: string;
}) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const shown = marks.filter(({ lane }) => lanes.includes(lane));
  // a bar lies below the shapes of its days
  const ordered = shown.toSorted((one, other) => Number(isLasting(other.kind)) - Number(isLasting(one.kind)));
  return (
    <svg className="cx-day-lanes" height={lanes.length * LANE} width="100%" {...spoken}>
      <MarkTile mark="none">
        {(hatched) =>
          ordered.map((mark) => (
            <OnLane key={mark.key} mark={mark} at={lanes.indexOf(mark.lane)} hatched={hatched} />
          ))
        }
      </MarkTile>
    </svg>
  );
}

/** A shape at the middle of its day; of what lasts a bar at least as wide as its shape. An outage's is that of missing counts. */
function OnLane({ mark: { kind, from, to }, at, hatched }: { mark: LaneMark; at: number; hatched: string }) {
  // on a whole pixel, so that a bar and its shape are one
  const middle = at * LANE + Math.floor(LANE / 2);
  const bar = { x: percent(from), width: percent(to - from) };
  const fill = { fill: 'currentColor', stroke: 'none' };
  return (
    <>
      {kind === 'entry' && <rect {...bar} y={middle - HALF} height={SHAPE} style={fill} />}
      {kind === 'outage' && (
        <rect
          {...bar}
          y={middle - HALF - 2}
          height={SHAPE + 4}
          style={{ fill: hatched, stroke: 'currentColor', strokeWidth: 1 }}
        />
      )}
      {kind === 'closure' && (
        <rect
          {...bar}
          y={middle - HALF - 1}
          height={SHAPE + 2}
          style={{ fill: 'none', stroke: 'currentColor', strokeWidth: 1 }}
        />
      )}
      <svg x={percent((from + to) / 2)} y={middle} overflow="visible">
        <path
          d={DAY_SHAPES[kind]}
          transform={`translate(${-HALF} ${-HALF})`}
          style={{ ...fill, stroke: 'var(--chart-paper)', strokeWidth: 2, paintOrder: 'stroke' }}
        />
      </svg>
    </>
  );
}

const percent = (share: number) => `${share * 100}%`;
