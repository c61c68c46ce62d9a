import './marks.css';

export { MarkSwatch, MarkTile, SeriesShape, SeriesStroke, SeriesSwatch, SeriesTile } from './swatches.tsx';
export { seriesAt, useDataColours, type DataColours } from './data-colours.ts';
export { MARKS, type MarkName } from './marks.ts';
export { paintTile, patternOf } from './tiles.ts';
