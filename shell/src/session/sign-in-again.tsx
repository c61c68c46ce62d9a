import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { session, signInQueue, useSession } from 'shared-ui/auth';
import type { SecondStep } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { LazySecondStep } from '../second-factor/lazy-second-step.tsx';
import { sessionTexts } from './texts.ts';
import { sentenceOf } from './why-here.rules.ts';
import { whyHereTexts } from './why-here.texts.ts';

/**
 * The session is over and something was typed: the page stays behind a dialog that asks for the password alone, and
 * goes on where it was. What was typed is kept for whoever leaves instead (A14).
 */
export function SignInAgain() {
  useEffect(() => signInQueue.ask(), []);
  const isPaused = useSession(({ paused }) => paused !== null);
  return isPaused ? <SignInDialog /> : null;
}

function SignInDialog() {
  const t = useTexts(sessionTexts);
  const sayWhy = useTexts(whyHereTexts);
  const formId = useId();
  const email = useSession(({ user }) => user?.email ?? '');
  const why = sentenceOf(useSession((state) => state.why));
  const isKept = useSession(({ paused }) => paused?.kept === true);
  const field = useRef<HTMLInputElement>(null);
  const { password, setPassword, sending, refusal, submit, step, startOver } = useSignInAgain();
  const what = t(step ? 'againStep' : 'againText', { email });
  // after the dialog has opened, which begins at its first control; and on the way back from the second step
  useEffect(() => {
    if (!step) field.current?.focus();
  }, [step]);
  return (
    <Dialog
      title={t('againTitle')}
      open
      required
      footer={
        <>
          <Button severity="outlined" onClick={() => session.getState().leave()}>
            {t('againLeave')}
          </Button>
          {step ? null : (
            <Button type="submit" form={formId} loading={sending}>
              {t('againSubmit')}
            </Button>
          )}
        </>
      }
    >
      <p>{step || !why ? what : `${sayWhy(why)} ${what}`}</p>
      {refusal === null ? null : <Alert severity="danger">{refusal}</Alert>}
      {step ? (
        <LazySecondStep step={step} onDone={session.getState().resume} onCancel={startOver} />
      ) : (
        <form id={formId} className="cx-stack" noValidate onSubmit={(event) => void submit(event)}>
          {/* whose password it is: for people, and for what fills passwords in */}
          <label className="sh-field">
            {t('againEmail')}
            <input
              className="cx-input"
              name="email"
              type="text"
              autoComplete="username"
              readOnly
              value={email}
            />
          </label>
          <label className="sh-field">
            {t('againPassword')}
            <input
              className="cx-input"
              name="password"
              type="password"
              autoComplete="current-password"
              ref={field}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </label>
        </form>
      )}
      <p className="cx-muted">{t(isKept ? 'againKept' : 'againNotKept')}</p>
    </Dialog>
  );
}

/** The password, and what came of sending it. A further factor that the server asks for is a step after `signInAgain`. */
function useSignInAgain() {
  const t = useTexts(sessionTexts);
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') {
      setRefusal(t('againMissing'));
      return;
    }
    setSending(true);
    setRefusal(null);
    try {
      await session.getState().signInAgain(password);
    } catch (error) {
      const next = error instanceof ApiError ? error.secondStep : undefined;
      if (next) setStep(next);
      else setRefusal(messageOf(error, t('againFailed')));
      setPassword('');
      setSending(false);
    }
  };
  return { password, setPassword, sending, refusal, submit, step, startOver: () => setStep(null) };
}
