import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { REASON_MAX, type User } from 'shared-domain';
import { FieldGrid, FormDialog, defineFields, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Card } from 'shared-ui/ui';
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

type ResetValues = { reason: string };
const EMPTY_RESET: ResetValues = { reason: '' };
const resetFields = defineFields<ResetValues, null, keyof typeof userTexts.en>({
  reason: {
    label: 'reason',
    control: 'text',
    wide: true,
    maxLength: REASON_MAX,
    required: 'reasonRequired',
  },
});

function ResetDialog({ user, onClose }: { user: Pick<User, 'id' | 'name'>; onClose: () => void }) {
  const t = useTexts(userTexts);
  const { notify } = useServices();
  const form = useFieldForm({
    fields: resetFields,
    t,
    initial: EMPTY_RESET,
    lookups: null,
    keep: { name: `reset factor ${user.id}` },
    onSubmit: async ({ reason }) => {
      await resetSecondFactor(user.id, reason);
      notify('success', t('factorReset', { name: user.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('resetFactor')}
      accept={t('resetFactor')}
      failed={t('failed')}
      onClose={onClose}
    >
      <p>{t('resetFactorText', { name: user.name })}</p>
      <FieldGrid form={form} names={['reason']} />
    </FormDialog>
  );
}
