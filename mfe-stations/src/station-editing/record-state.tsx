import type { ComponentProps } from 'react';
import { useUser } from 'shared-ui/auth';
import { mayOpen, paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { LoadState } from 'shared-ui/ui';
import { RefusalAlert } from './refusal-alert.tsx';
import { editingTexts } from './texts.ts';

type RecordStateProps<T> = ComponentProps<typeof LoadState<T>> &
  Pick<ComponentProps<typeof RefusalAlert>, 'station'>;

/** A station or draft that is being read; a draft that was published elsewhere leads to its station. */
export function RecordState<T>({ station, ...state }: RecordStateProps<T>) {
  const t = useTexts(editingTexts);
  const user = useUser();
  const { load } = state;
  if (load.state === 'failed' && load.error.publishedAs !== undefined) {
    return <RefusalAlert station={station} problem={load.error} fallback={load.error.message} />;
  }
  // the lists of stations are for super admins; anybody else finds theirs on the dashboard
  const path = station === paths.editStation ? paths.stations : paths.nextStations;
  const list = mayOpen(user, path) ? { to: path.href(), label: t('toStations') } : null;
  return <LoadState list={list} {...state} />;
}
