import { useMemo, useState } from 'react';
import type { FactorMethod, Login, SecondStep as Step } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { CodeField } from './code-field.tsx';
import { setupAtSignIn, showFactor, showPasskey } from './second-factor.resource.ts';
import { SetupFactor } from './setup-factor.tsx';
import { factorTexts } from './texts.ts';
import { useAct } from './use-act.ts';

type SecondStepProps = {
  step: Step;
  /** What the sign-in answers in the end. */
  onDone: (login: Login) => void;
  onCancel: () => void;
};

/** After the right password: the second factor, or setting one up. For the login screen and the sign-in in place. */
export function SecondStep({ step, onDone, onCancel }: SecondStepProps) {
  const t = useTexts(factorTexts);
  const calls = useMemo(() => setupAtSignIn(step.step), [step.step]);
  return (
    <section className="cx-stack" aria-label={t('stepTitle')}>
      {step.methods.length > 0 ? (
        <ShowFactor step={step} onDone={onDone} />
      ) : (
        <>
          <Alert severity="info">{t('setupNeeded')}</Alert>
          <SetupFactor calls={calls} onDone={({ login }) => login && onDone(login)} />
        </>
      )}
      <Button severity="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </section>
  );
}

function ShowFactor({ step: { step, methods }, onDone }: Pick<SecondStepProps, 'step' | 'onDone'>) {
  const t = useTexts(factorTexts);
  const { busy, refusal, act } = useAct();
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'recovery');
  const show = (proof: Parameters<typeof showFactor>[1]) =>
    void act(async () => onDone(await showFactor(step, proof)));
  const others = methods.filter((one) => one !== method);
  const names = { totp: t('useCode'), passkey: t('usePasskey'), recovery: t('useRecovery') };
  return (
    <>
      {refusal === null ? null : <Alert severity="danger">{refusal}</Alert>}
      {method === 'totp' ? (
        <CodeField
          key="totp"
          label={t('codeLabel')}
          hint={t('codeHint')}
          submitLabel={t('goOn')}
          autoComplete="one-time-code"
          numeric
          busy={busy}
          onSubmit={(code) => show({ code })}
        />
      ) : null}
      {method === 'recovery' ? (
        <CodeField
          key="recovery"
          label={t('recoveryLabel')}
          hint={t('recoveryHint')}
          submitLabel={t('goOn')}
          busy={busy}
          onSubmit={(recovery_code) => show({ recovery_code })}
        />
      ) : null}
      {method === 'passkey' ? (
        <Button loading={busy} onClick={() => void act(async () => onDone(await showPasskey(step)))}>
          {t('usePasskey')}
        </Button>
      ) : null}
      <div className="cx-actions">
        {others.map((other) => (
          <Button key={other} severity="outlined" onClick={() => setMethod(other)}>
            {names[other]}
          </Button>
        ))}
      </div>
    </>
  );
}
