import { useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { Button, Icon } from 'shared-ui/ui';
import { federationTexts } from '../federation/texts.ts';
import { useLive } from '../federation/live.ts';
import { useRemoteErrors } from '../federation/use-remote-errors.ts';
import type { KnownRegistry } from '../federation/use-registry.ts';
import { BroughtNotices } from './brought-notices.tsx';
import { KeptWorkNotice } from '../session/kept-work-notice.tsx';

function NewVersionNotice({ mayLeave }: Pick<Props, 'mayLeave'>) {
  const t = useTexts(federationTexts);
  const [put, setPut] = useState(false);
  const { isNew } = useLive();
  if (!isNew || put) return null;
  const reload = async () => {
    if (await mayLeave()) window.location.reload();
  };
  return (
    <div className="sh-notice">
      <Icon name="sparkles" />
      <p>{t('newVersion')}</p>
      <Button severity="outlined" size="small" onClick={reload}>
        {t('reload')}
      </Button>
      <Button severity="text" size="small" onClick={() => setPut(true)}>
        {t('later')}
      </Button>
    </div>
  );
}

type Props = { registry: KnownRegistry | null; mayLeave: () => Promise<boolean> };

/**
 * What people should know of the parts of this page: a developer's part or a preview, a new version, an old list; for
 * super admins the releases that are not used. Says as well when a part's code fails outside drawing.
 */
export function PageNotices({ registry, mayLeave }: Props) {
  const t = useTexts(federationTexts);
  const user = useUser();
  useRemoteErrors();
  const refused = user.super_admin === 1 ? (registry?.refused ?? []) : [];
  return (
    <output className="sh-notices" aria-label={t('notices')}>
      <KeptWorkNotice />
      <BroughtNotices registry={registry} mayLeave={mayLeave} />
      <NewVersionNotice mayLeave={mayLeave} />
      {registry?.isLastGood ? (
        <div className="sh-notice">
          <Icon name="history" />
          <p>{t('lastGood')}</p>
        </div>
      ) : null}
      {refused.map(({ name, version = '', reason, instead }) => (
        <div className="sh-notice" key={name + version + reason}>
          <Icon name="exclamation-triangle" />
          <p>
            {instead
              ? t('leftOutInstead', { name, version, reason, instead })
              : t('leftOut', { name, reason })}
          </p>
        </div>
      ))}
    </output>
  );
}
