import './second-factor.css';
import { useState, type ReactNode } from 'react';
import { PASSKEY_NAME_MAX, type TotpSetup } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { CodeField } from './code-field.tsx';
import { focusFirstButton } from './focus.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SetUp, SetupCalls } from './second-factor.resource.ts';
import { factorTexts } from './texts.ts';
import { useAct } from './use-act.ts';

/** Chooses between app and passkey, sets one up, and shows recovery codes where there are new ones. */
export function SetupFactor({
  calls,
  withTotp = true,
  onDone,
}: {
  calls: SetupCalls;
  /** An account has one app at most. */
  withTotp?: boolean;
  onDone: (set: SetUp) => void;
}) {
  const t = useTexts(factorTexts);
  const { busy, refusal, act } = useAct();
  const [totp, setTotp] = useState<TotpSetup | null>(null);
  const [naming, setNaming] = useState(false);
  const [set, setSet] = useState<SetUp | null>(null);
  const finish = (now: SetUp) => (now.codes ? setSet(now) : onDone(now));
  if (set?.codes) return <RecoveryCodes codes={set.codes} onKept={() => onDone(set)} />;
  return (
    <div className="cx-stack">
      {refusal === null ? null : <Alert severity="danger">{refusal}</Alert>}
      {totp ? (
        <AppSetup
          totp={totp}
          busy={busy}
          onCode={(code) => void act(async () => finish(await calls.confirmTotp(code)))}
        />
      ) : null}
      {naming ? (
        <CodeField
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          submitLabel={t('makePasskey')}
          maxLength={PASSKEY_NAME_MAX}
          busy={busy}
          onSubmit={(name) => void act(async () => finish(await calls.addPasskey(name)))}
        />
      ) : null}
      {totp || naming ? null : (
        <div className="cx-actions" ref={focusFirstButton}>
          {withTotp ? (
            <Button loading={busy} onClick={() => void act(async () => setTotp(await calls.beginTotp()))}>
              {t('setupTotp')}
            </Button>
          ) : null}
          <Button severity="outlined" onClick={() => setNaming(true)}>
            {t('setupPasskey')}
          </Button>
        </div>
      )}
    </div>
  );
}

function AppSetup({
  totp,
  busy,
  onCode,
}: {
  totp: TotpSetup;
  busy: boolean;
  onCode: (code: string) => void;
}) {
  const t = useTexts(factorTexts);
  return (
    <>
      <p>{t('scan')}</p>
      <img className="sh-qr" src={pictureOf(totp.qr)} alt={t('picture')} />
      <p className="sh-secret">{inGroups(t('secret', totp), totp.secret)}</p>
      <CodeField
        label={t('codeLabel')}
        hint={t('codeHint')}
        submitLabel={t('goOn')}
        autoComplete="one-time-code"
        numeric
        busy={busy}
        onSubmit={onCode}
      />
    </>
  );
}

/** A sentence whose long word breaks after every fourth sign, so that no single one is left on a line; copied it is one. */
function inGroups(sentence: string, word: string): ReactNode[] {
  const [before, after] = sentence.split(word);
  const groups = word.match(/.{1,4}/g) ?? [];
  return [before, ...groups.flatMap((group, at) => [group, <wbr key={at} />]), after];
}

/** Dark on light in every theme, as cameras read it. */
function pictureOf({ size, path }: TotpSetup['qr']): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
