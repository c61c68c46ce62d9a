export type { Asked, Key } from './asked.ts';
export {
  ask,
  askAhead,
  forgetAll,
  forgetKept,
  invalidate,
  known,
  optimistic,
  outdate,
  put,
} from './client.ts';
export { lookups } from './lookups.ts';
export { useAsk } from './use-ask.ts';
export { useLoaded, type Loaded } from './use-loaded.ts';
export { useOlder } from './use-older.ts';
