import type { ComponentProps } from 'react';
import { LoadState } from 'shared-ui/ui';
import { RefusalAlert } from './refusal-alert.tsx';

type RecordStateProps<T> = ComponentProps<typeof LoadState<T>> &
  Pick<ComponentProps<typeof RefusalAlert>, 'station'>;

/** A station or draft that is being read; a draft that was published elsewhere leads to its station. */
export function RecordState<T>({ station, ...state }: RecordStateProps<T>) {
  const { load } = state;
  if (load.state === 'failed' && load.error.publishedAs !== undefined) {
    return <RefusalAlert station={station} problem={load.error} fallback={load.error.message} />;
  }
  return <LoadState {...state} />;
}
