import './second-factor.css';
import { useState } from 'react';
import { PASSWORD_MAX, type SecondFactors } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Card, Dialog, LoadState } from 'shared-ui/ui';
import { CodeField } from './code-field.tsx';
import { useFocusPlace } from './focus.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  factorsChanged,
  factorsQuery,
  newRecoveryCodes,
  removePasskey,
  removeTotp,
} from './own-factors.resource.ts';
import { ownSetup, provePasskey, provePassword } from './second-factor.resource.ts';
import { SetupFactor } from './setup-factor.tsx';
import { factorTexts } from './texts.ts';
import { useAct } from './use-act.ts';

/** What is done once the password was shown again. */
type Wish = { kind: 'set-up' } | { kind: 'do'; run: () => Promise<string[] | null> };

const removing = (remove: () => Promise<void>): Wish => ({
  kind: 'do',
  run: async () => {
    await remove();
    return null;
  },
});

/** One's own second factors: set up, removed, recovery codes made anew. Each asks for the password again. */
export function FactorsCard() {
  const t = useTexts(factorTexts);
  const { notify } = useServices();
  const { load, reload } = useLoaded(factorsQuery);
  const { place, focus } = useFocusPlace<HTMLDivElement>();
  const [wish, setWish] = useState<Wish | null>(null);
  const done = () => {
    setWish(null);
    notify('success', t('done'));
    factorsChanged();
    focus();
  };
  return (
    <Card title={t('title')}>
      <LoadState load={load} retry={reload}>
        {(factors) => (
          <>
            <p>
              {t('intro')} {factors.required ? t('required') : null}
            </p>
            <div ref={place} tabIndex={-1}>
              <FactorList factors={factors} onWish={setWish} />
            </div>
            {wish ? (
              <WishDialog wish={wish} factors={factors} onDone={done} onClose={() => setWish(null)} />
            ) : null}
          </>
        )}
      </LoadState>
    </Card>
  );
}

function FactorList({ factors, onWish }: { factors: SecondFactors; onWish: (wish: Wish) => void }) {
  const t = useTexts(factorTexts);
  const { totp, passkeys, recovery_codes: left } = factors;
  const has = totp !== null || passkeys.length > 0;
  return (
    <div className="cx-stack">
      {has ? (
        <ul className="sh-lines" aria-label={t('title')}>
          {totp ? (
            <li>
              {t('hasTotp', { date: formatDate(totp.since) })}
              <RemoveButton label={t('removeTotp')} onClick={() => onWish(removing(removeTotp))} />
            </li>
          ) : null}
          {passkeys.map(({ id, name, created_at }) => (
            <li key={id}>
              {t('hasPasskey', { name, date: formatDate(created_at) })}
              <RemoveButton
                label={t('removePasskey', { name })}
                onClick={() => onWish(removing(() => removePasskey(id)))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noFactor')}</p>
      )}
      {has ? <p>{t('codesLeft', { count: left })}</p> : null}
      <div className="cx-actions">
        <Button onClick={() => onWish({ kind: 'set-up' })}>{t(totp ? 'setupPasskey' : 'setUp')}</Button>
        {has ? (
          <Button severity="outlined" onClick={() => onWish({ kind: 'do', run: newRecoveryCodes })}>
            {t('newCodes')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  const t = useTexts(factorTexts);
  return (
    <Button size="small" severity="outlined" aria-label={label} onClick={onClick}>
      {t('remove')}
    </Button>
  );
}

function WishDialog({
  wish,
  factors,
  onDone,
  onClose,
}: {
  wish: Wish;
  factors: SecondFactors;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts(factorTexts);
  const { busy, refusal, act } = useAct();
  const [proved, setProved] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const prove = (show: () => Promise<void>) =>
    void act(async () => {
      await show();
      if (wish.kind === 'set-up') {
        setProved(true);
        return;
      }
      const fresh = await wish.run();
      if (fresh) setCodes(fresh);
      else onDone();
    });
  const title = codes ? t('codesTitle') : proved ? t('title') : t('proveTitle');
  return (
    <Dialog title={title} open onClose={codes ? onDone : onClose}>
      {refusal === null ? null : <Alert severity="danger">{refusal}</Alert>}
      {codes ? <RecoveryCodes codes={codes} onKept={onDone} /> : null}
      {proved ? <SetupFactor calls={ownSetup} withTotp={factors.totp === null} onDone={onDone} /> : null}
      {codes || proved ? null : (
        <div className="cx-stack">
          <p>{t('proveText')}</p>
          <CodeField
            label={t('password')}
            submitLabel={t('goOn')}
            secret
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            busy={busy}
            onSubmit={(password) => prove(() => provePassword(password))}
          />
          {factors.passkeys.length > 0 ? (
            <Button severity="outlined" onClick={() => prove(provePasskey)}>
              {t('usePasskey')}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
