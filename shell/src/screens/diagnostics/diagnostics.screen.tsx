import { useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { CONTRACT_VERSION } from 'shared-ui/remote';
import { Button, Card, LoadState, Page, copyText } from 'shared-ui/ui';
import { shareScopes } from '../../federation/host.ts';
import { useLive } from '../../federation/live.ts';
import { loadRecord } from '../../federation/load-log.ts';
import { allowedOrigins } from '../../federation/kept-override.ts';
import { mayOverride } from '../../federation/override.rules.ts';
import { shellPage, shellVersion } from '../../federation/shell-release.ts';
import { federationTexts } from '../../federation/texts.ts';
import { offOf } from '../../federation/use-off.ts';
import { useRegistry, type KnownRegistry } from '../../federation/use-registry.ts';
import { offLines, packageLines, partLines, reportText, shellLine } from './diagnostics.rules.ts';
import { OverrideForm } from './override-form.tsx';
import { OffTable, PackagesTable, PartsTable, RefusedTable } from './tables.tsx';
import './diagnostics.css';

function CopyReport({ text }: { text: string }) {
  const t = useTexts(federationTexts);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <Card
      title={t('asText')}
      actions={
        <Button severity="outlined" size="small" icon="copy" onClick={copy}>
          {t('copy')}
        </Button>
      }
    >
      <output>{outcome ? t(outcome) : null}</output>
      <pre className="sh-report">{text}</pre>
    </Card>
  );
}

function Report({ registry }: { registry: KnownRegistry }) {
  const t = useTexts(federationTexts);
  const user = useUser();
  const live = useLive();
  const { revision, refused } = registry;
  const override = registry.override?.isForbidden ? null : registry.override;
  const shell = shellVersion();
  const remotes = partLines(
    registry.remotes,
    loadRecord,
    (entry) => offOf(entry, live),
    override?.name ?? null,
  );
  const parts = [shellLine(shell, CONTRACT_VERSION, shellPage(), registry.shellTrial), ...remotes];
  const off = offLines(live.off ?? registry.off);
  const packages = packageLines(shareScopes());
  const text = reportText({
    revision,
    contract: CONTRACT_VERSION,
    parts,
    packages,
    override,
    refused,
    off,
    browser: navigator.userAgent,
  });
  const origins = mayOverride(user) ? allowedOrigins() : [];
  return (
    <div className="cx-stack">
      <p className="cx-muted">{t('revision', { revision, shell, contract: CONTRACT_VERSION })}</p>
      <Card title={t('parts')}>
        <PartsTable parts={parts} />
        <p className="cx-muted">{t('previewHint')}</p>
      </Card>
      {refused.length > 0 ? (
        <Card title={t('refusedTitle')}>
          <RefusedTable refused={refused} />
        </Card>
      ) : null}
      {off.length > 0 ? (
        <Card title={t('offParts')}>
          <OffTable off={off} />
        </Card>
      ) : null}
      <Card title={t('packages')}>
        <PackagesTable packages={packages} />
      </Card>
      {origins.length > 0 ? (
        <Card title={t('overrideTitle')}>
          <OverrideForm names={remotes.map(({ name }) => name)} origins={origins} />
        </Card>
      ) : null}
      <CopyReport text={text} />
    </div>
  );
}

/** /diagnostics: what this page is made of, to be copied into a message; the developer's override for those who may. */
export function DiagnosticsScreen() {
  const t = useTexts(federationTexts);
  const { load, reload } = useRegistry();
  return (
    <Page title={t('diagnostics')} intro={t('intro')}>
      <LoadState load={load} retry={reload}>
        {(registry) => <Report registry={registry} />}
      </LoadState>
    </Page>
  );
}
