import type { MailStop } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button } from 'shared-ui/ui';
import { writeAgain } from './digest.resource.ts';
import { digestTexts } from './texts.ts';

const WHY = { hard: 'stoppedHard', soft: 'stoppedSoft' } as const;

/** That e-mails to one's own address do not arrive, so that none about the network are sent, and the way to have them sent again. */
export function StoppedAddress({
  stopped: { since, kind },
  onGone,
}: {
  stopped: MailStop;
  /** The button that was pressed is gone. */
  onGone: () => void;
}) {
  const t = useTexts(digestTexts);
  const { id, email } = useUser();
  const { notify } = useServices();
  const again = async () => {
    try {
      await writeAgain(id);
      notify('success', t('writtenAgain', { email }));
      onGone();
    } catch (error) {
      notify('danger', messageOf(error, t('writeAgainFailed')));
    }
  };
  return (
    <Alert severity="warning">
      <p className="sh-digest-stopped">{t(WHY[kind], { email, since: formatDate(since) })}</p>
      <Button severity="outlined" size="small" onClick={again}>
        {t('writeAgain')}
      </Button>
    </Alert>
  );
}
