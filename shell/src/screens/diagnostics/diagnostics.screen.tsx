import { useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { CONTRACT_VERSION } from 'shared-ui/remote';
import { Button, Card, LoadState, Page } from 'shared-ui/ui';
import { shareScopes } from '../../federation/host.ts';
import { loadRecord } from '../../federation/load-log.ts';
import { allowedOrigins } from '../../federation/override.ts';
import { mayOverride } from '../../federation/override.rules.ts';
import { federationTexts } from '../../federation/texts.ts';
import { useRegistry, type KnownRegistry } from '../../federation/use-registry.ts';
import { packageLines, partLines, reportText } from './diagnostics.rules.ts';
import { OverrideForm } from './override-form.tsx';
import { PackagesTable, PartsTable } from './tables.tsx';
import './diagnostics.css';

function CopyReport({ text }: { text: string }) {
  const t = useTexts(federationTexts);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  };
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
  const { revision, override } = registry;
  const parts = partLines(registry.remotes, loadRecord);
  const packages = packageLines(shareScopes());
  const text = reportText({
    revision,
    contract: CONTRACT_VERSION,
    parts,
    packages,
    override,
    browser: navigator.userAgent,
  });
  const origins = mayOverride(user) ? allowedOrigins() : [];
  return (
    <div className="cx-stack">
      <p className="cx-muted">{t('revision', { revision, contract: CONTRACT_VERSION })}</p>
      <Card title={t('parts')}>
        <PartsTable parts={parts} />
      </Card>
      <Card title={t('packages')}>
        <PackagesTable packages={packages} />
      </Card>
      {origins.length > 0 ? (
        <Card title={t('overrideTitle')}>
          <OverrideForm names={parts.map(({ name }) => name)} origins={origins} />
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
