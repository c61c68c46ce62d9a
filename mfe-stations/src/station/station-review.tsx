import { useTexts, type Wording } from 'shared-ui/i18n';
import { NumberNotice } from '../next-station/station-number-field.tsx';
import { reviewEntries, type ReviewEntry } from '../review/review-entries.ts';
import { Review } from '../review/review.tsx';
import { districtOf } from './district.rules.ts';
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
    entries: withDistrict(
      reviewEntries(
        {
          fields: form.fields,
          t: label,
          lookups: form.setup.lookups,
          values: form.values,
          hrefOf: step.hrefOf,
        },
        fieldsOn(tab, form.values),
      ),
      station,
      label,
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

/** The entries with the district after the county that it goes with, which is the way to change it. */
function withDistrict(
  entries: ReviewEntry[],
  { form, step }: StationInUse,
  label: Wording<'txdot_district'>,
): ReviewEntry[] {
  return entries.flatMap((entry) => {
    if (entry.name !== 'county') return [entry];
    const words = districtOf(form.values.county, form.setup.lookups);
    const district = {
      name: 'txdot_district',
      label: label('txdot_district'),
      words,
      to: step.hrefOf('county'),
    };
    return [entry, district];
  });
}
