import { useLoad } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { LoadState } from 'shared-ui/ui';
import { loadHumanCheck } from '../account.resource.ts';
import { GoogleCheck } from './google-check.tsx';
import { SelfCheck } from './self-check.tsx';
import { humanCheckTexts } from './texts.ts';

/**
 * The check that a person is at work, the self-hosted one or Google's, as the server says. Gives the answer that the
 * server will judge, or null when it has none (any more). A new attempt wants a new `key`.
 */
export function HumanCheck({ onToken }: { onToken: (token: string | null) => void }) {
  const t = useTexts(humanCheckTexts);
  const { load, reload } = useLoad(loadHumanCheck, []);
  return (
    <LoadState load={load} retry={reload} label={t('loading')}>
      {({ kind, site_key }) =>
        kind === 'recaptcha' && site_key !== null ? (
          <GoogleCheck siteKey={site_key} onToken={onToken} />
        ) : (
          <SelfCheck onToken={onToken} />
        )
      }
    </LoadState>
  );
}
