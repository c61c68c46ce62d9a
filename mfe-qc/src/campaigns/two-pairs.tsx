import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { CheckField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Card } from 'shared-ui/ui';
import { setTwoPairs } from './campaigns.resource.ts';
import { campaignTexts } from './texts.ts';

/** Whether the agency asks for two pairs of eyes; for its admins. */
export function TwoPairs({ asked }: { asked: boolean }) {
  const t = useTexts(campaignTexts);
  const { notify } = useServices();
  const [running, setRunning] = useState(false);
  const set = async (wanted: boolean) => {
    setRunning(true);
    try {
      await setTwoPairs(wanted);
      notify('success', t(wanted ? 'twoPairsSet' : 'twoPairsUnset'));
    } catch (error) {
      notify('danger', messageOf(error, t('twoPairsFailed')));
    }
    setRunning(false);
  };
  return (
    <Card title={t('twoPairs')}>
      <CheckField
        label={t('twoPairsOn')}
        hint={t('twoPairsText')}
        value={asked}
        // not disabled while it is at work, which would take the focus away
        onChange={(wanted) => void (running || set(wanted))}
      />
    </Card>
  );
}
