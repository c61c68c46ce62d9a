import './marks.css';

export { MarkSwatch, MarkTile, SeriesShape, SeriesStroke, SeriesSwatch, SeriesTile } from './swatches.tsx';
export { LineKeys } from './line-keys.tsx';
export { PartialBins, SeriesLine, type DrawnSeries } from './series-line.tsx';
export { seriesAt, useDataColours, type DataColours } from './data-colours.ts';
export { sparkline, type Sparkline } from './sparkline.rules.ts';
export { MARKS, type MarkName } from './marks.ts';
export { DayLanes } from './day-lanes.tsx';
export { DAY_LANES, kindsOf, laneMarks, laneOf, type DayLane, type LaneMark } from './day-lanes.rules.ts';
export { DaySwatch, paintShape, SHAPE } from './day-shapes.tsx';
export { paintTile, patternOf } from './tiles.ts';
