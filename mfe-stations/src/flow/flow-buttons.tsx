import { ALERT_SECONDS } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { flowTexts } from './texts.ts';
import type { Flows } from './use-flows.ts';

/** Saves the flows of a published station. */
export function PublishedFlowButtons({ flows }: { flows: Flows }) {
  const t = useTexts(flowTexts);
  const { notify } = useServices();
  const update = async () => {
    if (await flows.save({ draft: false })) notify('success', t('saved'), ALERT_SECONDS.stationForm);
  };
  return (
    <Button loading={flows.saving} onClick={() => void update()}>
      {t('update')}
    </Button>
  );
}

/** Saves the flows of a draft as far as they are, or goes on to the review that publishes them with their station. */
export function DraftFlowButtons({ flows, onReview }: { flows: Flows; onReview: () => void }) {
  const t = useTexts(flowTexts);
  const { notify } = useServices();
  const saveDraft = async () => {
    if (await flows.save({ draft: true })) notify('success', t('draftSaved'), ALERT_SECONDS.stationForm);
  };
  return (
    <>
      <span className="flow-status">{t('together')}</span>
      <Button severity="outlined" loading={flows.saving} onClick={() => void saveDraft()}>
        {t('saveDraft')}
      </Button>
      <Button disabled={flows.rows.length === 0} onClick={onReview}>
        {t('publish')}
      </Button>
    </>
  );
}
