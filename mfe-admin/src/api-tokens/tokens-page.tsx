import { useCallback, useRef, useState } from 'react';
import { paths, type ApiToken, type MadeApiToken } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Card, LinkButton, LoadState, Page, ShownOnce } from 'shared-ui/ui';
import { tokenTexts } from './texts.ts';
import { TokenDialog } from './token-dialog.tsx';
import { TokensTable } from './tokens-table.tsx';
import { revokeToken, tokensQuery, type TokenOwner } from './tokens.resource.ts';

/** What both pages of tokens are: a list, a dialog for a new one, its secret this once, and the way to revoke each. */
export function TokensPage({ owner }: { owner: TokenOwner }) {
  const t = useTexts(tokenTexts);
  const { confirm, notify } = useServices();
  const { load, reload } = useLoaded(tokensQuery(owner));
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeApiToken | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const revoke = useCallback(
    async (token: ApiToken) => {
      const { name } = token;
      const question = {
        title: t('revokeQuestion'),
        text: t('revokeText', { name }),
        accept: t('revoke'),
      };
      if (!(await confirm({ ...question, danger: true }))) return;
      try {
        await revokeToken(owner, token);
        notify('success', t('revoked', { name }));
      } catch (error) {
        notify('danger', messageOf(error, t('revokeFailed')));
      }
      // the row goes, and with it the button that had the focus
      list.current?.focus();
    },
    [t, owner, confirm, notify],
  );
  return (
    <Page
      title={t(owner === 'agency' ? 'agencyTitle' : 'ownTitle')}
      intro={t(owner === 'agency' ? 'agencyIntro' : 'ownIntro')}
      actions={
        <>
          <LinkButton to={paths.apiGuide.href()}>{t('guide')}</LinkButton>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </>
      }
    >
      <LoadState load={load} retry={reload}>
        {(tokens) => (
          <div ref={list} tabIndex={-1}>
            <Card>
              <TokensTable owner={owner} tokens={tokens} onRevoke={revoke} />
            </Card>
          </div>
        )}
      </LoadState>
      {isAdding && (
        <TokenDialog
          owner={owner}
          onClose={() => setAdding(false)}
          onMade={(token) => {
            setAdding(false);
            setMade(token);
          }}
        />
      )}
      {made && (
        <ShownOnce
          value={made.secret}
          words={{
            title: t('secretTitle'),
            text: t('secretText', { name: made.token.name }),
            label: t('secret'),
            copy: t('copy'),
            copyFailed: t('copyFailed'),
          }}
          onKept={() => setMade(null)}
        />
      )}
    </Page>
  );
}
