export { CounterMap } from './counter-map.tsx';
export { countersOf, type Counter } from './counter.record.ts';
