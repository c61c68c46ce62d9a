export { CounterMap } from './counter-map.tsx';
export { PlaceMap } from './place-map.tsx';
export { figureClass, TREND_SIGNS, type CounterFigure } from './counter-figure.ts';
export { countersOf, placedAt, type Counter } from './counter.record.ts';
