import { roadClassOf, type FlowOptions, type NextStationOptions } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useFlowSections } from '../flow/use-flow-sections.ts';
import type { Flows } from '../flow/use-flows.ts';
import { reviewEntries, type ReviewSection } from '../review/review-entries.ts';
import { Review } from '../review/review.tsx';
import { nextStationFields, nextStationTabs } from './next-station.fields.ts';
import { previewNumber } from './next-station.rules.ts';
import { StationNotices } from './station-notices.tsx';
import { NumberNotice } from './station-number-field.tsx';
import { fieldTexts, formTexts } from './texts.ts';
import type { StationForm } from './use-station-form.ts';

type StationReviewProps = {
  station: StationForm;
  options: NextStationOptions;
  hrefOf: (field: string) => string;
  onPublish: () => void;
  /** What the station's flows add to the review. */
  flowSections?: ReviewSection[];
  publishing?: boolean;
};

/** The review of a station before it is published, with its flows if it has any. */
function StationReview(props: StationReviewProps) {
  const { station, options, hrefOf, onPublish, flowSections = [], publishing = false } = props;
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  const { values, submitting } = station.form;
  const reviewed = { fields: nextStationFields, t: label, lookups: options, values, hrefOf };
  const sections = nextStationTabs.map(({ title, fields }) => ({
    title: t(title),
    entries: reviewEntries(reviewed, fields),
  }));
  return (
    <Review
      sections={[...sections, ...flowSections]}
      intro={<NumberNotice city={values.city} options={options} />}
      notice={<StationNotices station={station} options={options} />}
      publishLabel={t('publish')}
      publishing={publishing || submitting}
      onPublish={onPublish}
    />
  );
}

type WithFlowsProps = Omit<StationReviewProps, 'flowSections'> & { flows: Flows; flowOptions: FlowOptions };

/** The same for a draft with its flows. */
export function StationWithFlowsReview({ flows, flowOptions, ...props }: WithFlowsProps) {
  const { values } = props.station.form;
  const flowSections = useFlowSections(flows, {
    options: flowOptions,
    funcClass: roadClassOf(values),
    hrefOf: props.hrefOf,
    stationId: previewNumber(values.city, props.options),
  });
  return <StationReview {...props} flowSections={flowSections} publishing={flows.saving} />;
}
