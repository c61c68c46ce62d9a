export { CounterMap } from './counter-map.tsx';
export { PlaceMap } from './place-map.tsx';
export { countersOf, type Counter } from './counter.record.ts';
