import { useState } from 'react';
import { paths, REASON_MAX, type OpenedCampaign } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { Button, LinkButton } from 'shared-ui/ui';
import { closeCampaign, deleteCampaign, openCampaign, reopenCampaign } from './campaigns.resource.ts';
import { campaignTexts } from './texts.ts';

/** What may be done with a campaign as a whole: edited, opened, closed, reopened, deleted. */
export function Course({ campaign }: { campaign: OpenedCampaign }) {
  const t = useTexts(campaignTexts);
  const [ending, setEnding] = useState<'close' | 'reopen' | null>(null);
  const { id, state, may } = campaign;
  return (
    <>
      {may.edit ? (
        <LinkButton severity="outlined" to={paths.editCampaign.href({ campaignId: id })}>
          {t('edit')}
        </LinkButton>
      ) : null}
      {may.edit && state === 'draft' ? <DraftButtons campaign={campaign} /> : null}
      {may.close ? <Button onClick={() => setEnding('close')}>{t('closeCampaign')}</Button> : null}
      {may.reopen ? (
        <Button severity="outlined" onClick={() => setEnding('reopen')}>
          {t('reopenCampaign')}
        </Button>
      ) : null}
      {ending ? <EndDialog campaign={campaign} end={ending} onClose={() => setEnding(null)} /> : null}
    </>
  );
}

function DraftButtons({ campaign }: { campaign: OpenedCampaign }) {
  const t = useTexts(campaignTexts);
  const { notify, confirm } = useServices();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const { name } = campaign;
  const run = async (sure: Promise<boolean>, act: () => Promise<unknown>, said: string) => {
    if (!(await sure)) return false;
    setRunning(true);
    try {
      await act();
      notify('success', said);
      return true;
    } catch (error) {
      notify('danger', messageOf(error, t('actFailed')));
      return false;
    } finally {
      setRunning(false);
    }
  };
  const open = () =>
    run(
      confirm({
        title: t('openQuestion'),
        text: t('openText', { count: campaign.stations.length }),
        accept: t('openCampaign'),
      }),
      () => openCampaign(campaign),
      t('opened', { name }),
    );
  const remove = async () => {
    const sure = confirm({
      title: t('deleteQuestion'),
      text: t('deleteText', { name }),
      accept: t('delete'),
      danger: true,
    });
    const gone = await run(sure, () => deleteCampaign(campaign), t('deleted', { name }));
    if (gone) await navigate(paths.campaigns.href(), { replace: true });
  };
  return (
    <>
      <Button severity="text" loading={running} onClick={() => void remove()}>
        {t('delete')}
      </Button>
      <Button loading={running} onClick={() => void open()}>
        {t('openCampaign')}
      </Button>
    </>
  );
}

type Values = { reason: string };
type Text = keyof typeof campaignTexts.en;
const optional = defineFields<Values, null, Text>({
  reason: { label: 'reason', control: 'area', wide: true, maxLength: REASON_MAX },
});
const required = defineFields<Values, null, Text>({
  reason: { label: 'reason', control: 'area', wide: true, maxLength: REASON_MAX, required: 'reasonRequired' },
});
const INITIAL: Values = { reason: '' };
const WORDS = {
  close: {
    run: closeCampaign,
    accept: 'closeCampaign',
    text: 'closeText',
    failed: 'closeFailed',
    done: 'closedNow',
  },
  reopen: {
    run: reopenCampaign,
    accept: 'reopenCampaign',
    text: 'reopenText',
    failed: 'reopenFailed',
    done: 'reopened',
  },
} as const;

/** Closes a campaign, or reopens it; with a reason where one is needed. */
function EndDialog({
  campaign,
  end,
  onClose,
}: {
  campaign: OpenedCampaign;
  end: 'close' | 'reopen';
  onClose: () => void;
}) {
  const t = useTexts(campaignTexts);
  const { notify } = useServices();
  const { stations, done } = campaign.progress;
  const left = end === 'close' ? stations - done : 0;
  const { run, accept, text, failed, done: said } = WORDS[end];
  const form = useFieldForm({
    fields: end === 'reopen' || left > 0 ? required : optional,
    t,
    initial: INITIAL,
    lookups: null,
    keep: { name: `campaign ${campaign.id} ${end}` },
    onSubmit: async ({ reason }) => {
      const { name } = await run(campaign, reason.trim());
      notify('success', t(said, { name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t(accept)} accept={t(accept)} failed={t(failed)} onClose={onClose}>
      <p>{t(text)}</p>
      {left > 0 ? <p>{t('closeLeft', { count: left })}</p> : null}
      <FieldGrid form={form} names={['reason']} />
    </FormDialog>
  );
}
