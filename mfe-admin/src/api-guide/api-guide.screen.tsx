import { useState } from 'react';
import './api-guide.css';
import { KEPT_TOKEN_SCOPES, paths, SENT_ROWS_AT_ONCE, SENT_ROWS_MAX, TOKEN_LIMITS } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { CallList } from './call-list.tsx';
import { guideQuery } from './guide.resource.ts';
import { guideTexts } from './texts.ts';
import { TryCall, type Chosen } from './try-call.tsx';
import { VERIFY_IN_NODE, VERIFY_IN_PYTHON } from './verify-examples.ts';

/** /api-guide: how programs ask the API, by which calls, with examples; and a place to try one. */
export function ApiGuideScreen() {
  const t = useTexts(guideTexts);
  const { load, reload } = useLoaded(guideQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { perMinute, perDay, importsPerMinute: imports } = TOKEN_LIMITS;
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={<LinkButton to={paths.apiTokens.href()}>{t('tokens')}</LinkButton>}
    >
      <Card title={t('askTitle')}>
        <div className="cx-stack">
          <p>{t('askText')}</p>
          <p>{t('limits', { perMinute, perDay, imports })}</p>
          <p>{t('oldScopes')}</p>
          <p>{t('version')}</p>
        </div>
      </Card>
      <Card title={t('sendTitle')}>
        <div className="cx-stack">
          <p>{t('sendText', { rows: SENT_ROWS_MAX })}</p>
          <p>{t('acceptedText', { rows: SENT_ROWS_AT_ONCE })}</p>
          <p>{t('keyText')}</p>
          <p>{t('linesText')}</p>
        </div>
      </Card>
      <LoadState load={load} retry={reload}>
        {(calls) => (
          <>
            {KEPT_TOKEN_SCOPES.filter((scope) => calls.some(({ scopes }) => scopes.includes(scope))).map(
              (scope) => (
                <Card key={scope} title={t(scope)}>
                  <CallList
                    calls={calls.filter(({ scopes }) => scopes.includes(scope))}
                    onTry={(address) => setChosen({ address })}
                  />
                </Card>
              ),
            )}
            <Webhooks />
            <TryCall calls={calls} chosen={chosen} />
          </>
        )}
      </LoadState>
    </Page>
  );
}

/** What a webhook gets, how it is to answer, and how its receiver checks who sent it. */
function Webhooks() {
  const t = useTexts(guideTexts);
  return (
    <Card title={t('hooksTitle')}>
      <div className="cx-stack">
        <p>{t('hooksText')}</p>
        <p>{t('hooksFailed')}</p>
        <p>{t('hooksAnswer')}</p>
        <p>{t('hooksOnce')}</p>
        <p>{t('hooksCheck')}</p>
        <details>
          <summary>{t('inNode')}</summary>
          <pre className="admin-code">{VERIFY_IN_NODE}</pre>
        </details>
        <details>
          <summary>{t('inPython')}</summary>
          <pre className="admin-code">{VERIFY_IN_PYTHON}</pre>
        </details>
      </div>
    </Card>
  );
}
