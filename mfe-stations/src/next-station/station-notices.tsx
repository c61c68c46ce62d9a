import { paths, type NextStationOptions } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { RefusalAlert } from '../station-editing/refusal-alert.tsx';
import { StaleNotice } from '../station-editing/stale-notice.tsx';
import { nextStationFields } from './next-station.fields.ts';
import { fieldTexts, formTexts } from './texts.ts';
import type { StationForm } from './use-station-form.ts';

/** What the server answered to the last attempt to save: a newer record, or a refusal in its own words. */
export function StationNotices({ station, options }: { station: StationForm; options: NextStationOptions }) {
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  const { stale, form } = station;
  if (stale) {
    return (
      <StaleNotice
        stale={stale}
        fields={nextStationFields}
        t={label}
        lookups={options}
        onMerge={station.mergeStale}
        onTake={station.takeTheirs}
      />
    );
  }
  const advice = form.problem?.errors ? t('corrections') : undefined;
  return (
    <RefusalAlert
      station={paths.editNextStation}
      problem={form.problem}
      fallback={t('failed')}
      advice={advice}
    />
  );
}
