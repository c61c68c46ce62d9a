import { useTexts } from 'shared-ui/i18n';
import { NumberNotice } from '../next-station/station-number-field.tsx';
import { reviewEntries } from '../review/review-entries.ts';
import { Review } from '../review/review.tsx';
import { fieldTexts } from './field-texts.ts';
import { StationNotices } from './station.form.tsx';
import { fieldsOn, stationTabs } from './station.tabs.ts';
import { formTexts } from './texts.ts';
import type { StationInUse } from './use-station.ts';

/** What will be published, tab by tab, before it is. */
export function StationReview({ station, onPublish }: { station: StationInUse; onPublish: () => void }) {
  const { form, step } = station;
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  const sections = stationTabs.map(({ title }, tab) => ({
    title: t(title),
    entries: reviewEntries(
      {
        fields: form.fields,
        t: label,
        lookups: form.setup.lookups,
        values: form.values,
        hrefOf: step.hrefOf,
      },
      fieldsOn(tab, form.values),
    ),
  }));
  return (
    <Review
      sections={sections}
      intro={<NumberNotice city={form.values.city} options={form.setup.lookups} />}
      notice={<StationNotices station={station} />}
      publishLabel={t('publish')}
      publishing={form.submitting}
      onPublish={onPublish}
    />
  );
}
