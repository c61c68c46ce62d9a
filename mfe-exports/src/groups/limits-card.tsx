import { useState } from 'react';
import { GROUP_LIMIT_NAMES, type GroupLimitsReply } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { Button, Card, Fact, Facts } from 'shared-ui/ui';
import type { WhichGroups } from './groups.resource.ts';
import { LimitsDialog } from './limits-dialog.tsx';
import { limitsTexts } from './limits.texts.ts';

/** The limits by which groups are proposed, who set them, and for whom may: a way to change them. */
export function LimitsCard({ which, limits }: { which: WhichGroups; limits: GroupLimitsReply }) {
  const t = useTexts(limitsTexts);
  const [changing, setChanging] = useState(false);
  const { set } = limits;
  return (
    <Card title={t('title')}>
      <div className="figures-stack">
        <p>{t('intro')}</p>
        <Facts beside>
          {GROUP_LIMIT_NAMES.map((name) => (
            <Fact key={name} name={t(name)}>
              {formatNumber(limits[name])}
            </Fact>
          ))}
        </Facts>
        <p className="cx-muted">
          {set ? t('setBy', { who: set.by, when: formatDate(set.at), reason: set.reason }) : t('usual')}
        </p>
        {limits.may_set ? (
          <p>
            <Button severity="outlined" onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          </p>
        ) : null}
      </div>
      {changing ? <LimitsDialog which={which} limits={limits} onClose={() => setChanging(false)} /> : null}
    </Card>
  );
}
