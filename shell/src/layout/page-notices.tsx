import { dateFormat, type Language } from 'shared-domain/texts';
import { useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Icon } from 'shared-ui/ui';
import { setOverride } from '../federation/override.ts';
import { federationTexts } from '../federation/texts.ts';
import { useLive } from '../federation/live.ts';
import { useRemoteErrors } from '../federation/use-remote-errors.ts';
import type { KnownRegistry } from '../federation/use-registry.ts';
import { KeptWorkNotice } from '../session/kept-work-notice.tsx';

const timeOf = (moment: number, language: Language) =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(moment);

function OverrideNotice({ override, mayLeave }: Pick<Props, 'mayLeave'> & { override: Override }) {
  const t = useTexts(federationTexts);
  const [language] = useLanguage();
  const { name, origin, until, failed } = override;
  const reset = async () => {
    if (!(await mayLeave())) return;
    setOverride(null);
    window.location.reload();
  };
  return (
    <div className="sh-notice is-override">
      <Icon name="wrench" />
      <p>
        {failed === null
          ? t('override', { name, origin, time: timeOf(until, language) })
          : t('overrideFailed', { name, origin, reason: failed })}
      </p>
      <Button severity="outlined" size="small" onClick={reset}>
        {t('reset')}
      </Button>
    </div>
  );
}

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

type Override = NonNullable<KnownRegistry['override']>;
type Props = { registry: KnownRegistry | null; mayLeave: () => Promise<boolean> };

/**
 * What people should know of the parts of this page: a developer's part, a new version, an old list; for super admins
 * the parts that were left out. Says as well when a part's code fails outside drawing.
 */
export function PageNotices({ registry, mayLeave }: Props) {
  const t = useTexts(federationTexts);
  const user = useUser();
  useRemoteErrors();
  const refused = user.super_admin === 1 ? (registry?.refused ?? []) : [];
  return (
    <output className="sh-notices" aria-label={t('notices')}>
      <KeptWorkNotice />
      {registry?.override ? <OverrideNotice override={registry.override} mayLeave={mayLeave} /> : null}
      <NewVersionNotice mayLeave={mayLeave} />
      {registry?.isLastGood ? (
        <div className="sh-notice">
          <Icon name="history" />
          <p>{t('lastGood')}</p>
        </div>
      ) : null}
      {refused.map(({ name, reason }) => (
        <div className="sh-notice" key={name + reason}>
          <Icon name="exclamation-triangle" />
          <p>{t('leftOut', { name, reason })}</p>
        </div>
      ))}
    </output>
  );
}
