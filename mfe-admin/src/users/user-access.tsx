import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useKeptState } from 'shared-ui/auth';
import { REASON_MAX, type User } from 'shared-domain';
import { TextField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Card, Dialog } from 'shared-ui/ui';
import { userTexts } from './texts.ts';
import { endSessions, resetSecondFactor } from './users.resource.ts';

/** What a super admin does about how somebody else gets in: ends their sessions, takes a lost second factor away. */
export function UserAccess({ user }: { user: Pick<User, 'id' | 'name'> }) {
  const t = useTexts(userTexts);
  const { notify } = useServices();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const end = async () => {
    setRefusal(null);
    try {
      notify('success', t('sessionsEnded', { count: await endSessions(user.id) }));
    } catch (error) {
      setRefusal(messageOf(error, t('failed')));
    }
  };
  return (
    <Card title={t('access')}>
      {refusal === null ? null : <Alert severity="danger">{refusal}</Alert>}
      <div className="cx-actions">
        <Button severity="outlined" onClick={end}>
          {t('endSessions')}
        </Button>
        <Button severity="outlined" onClick={() => setAsking(true)}>
          {t('resetFactor')}
        </Button>
      </div>
      {asking ? <ResetDialog user={user} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function ResetDialog({ user, onClose }: { user: Pick<User, 'id' | 'name'>; onClose: () => void }) {
  const t = useTexts(userTexts);
  const { notify } = useServices();
  const [reason, setReason] = useKeptState(`reset factor ${user.id}`, '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = async () => {
    setRefusal(null);
    try {
      await resetSecondFactor(user.id, reason);
      notify('success', t('factorReset', { name: user.name }));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error, t('failed')));
    }
  };
  return (
    <Dialog
      title={t('resetFactor')}
      open
      onClose={onClose}
      footer={<Button onClick={reset}>{t('resetFactor')}</Button>}
    >
      <p>{t('resetFactorText', { name: user.name })}</p>
      {refusal === null ? null : <Alert severity="danger">{refusal}</Alert>}
      <TextField label={t('reason')} required maxLength={REASON_MAX} value={reason} onChange={setReason} />
    </Dialog>
  );
}
