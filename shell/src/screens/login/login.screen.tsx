import { useState, type FormEvent } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { session, useSession } from 'shared-ui/auth';
import { paths, seenText, type SecondStep } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Link, useLocation } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import { whenIdle } from '../../idle.ts';
import { Brand } from '../../layout/brand.tsx';
import { askSignedIn, prepareSignedIn } from '../../routing/signed-in-parts.ts';
import { LazySecondStep } from '../../second-factor/lazy-second-step.tsx';
import { whyHereTexts } from '../../session/why-here.texts.ts';
import { whyHere } from '../../session/why-here.rules.ts';
import { shellTexts } from '../../texts.ts';

/** What comes afterwards is fetched while somebody types. */
const prepareSoon = () => whenIdle(prepareSignedIn);

/** Email, password, Login. Native controls: this screen is the first that anybody waits for. */
export function LoginScreen() {
  const t = useTexts(shellTexts);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);

  const { search } = useLocation();
  const askFirst = () => void askSignedIn({ search, origin: window.location.origin });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setRefusal(null);
    prepareSignedIn();
    try {
      await session.getState().login(seenText(email), password);
      // the guard sees the person and leads on
      askFirst();
    } catch (error) {
      const next = error instanceof ApiError ? error.secondStep : undefined;
      if (next) setStep(next);
      else setRefusal(messageOf(error, t('loginFailed')));
      setSending(false);
    }
  };
  const startOver = () => {
    setStep(null);
    setPassword('');
  };

  return (
    <section className="cx-card sh-login-card" aria-labelledby="login-title">
      <h1 id="login-title">
        <Brand />
      </h1>
      <p>{t('loginPrompt')}</p>
      {refusal === null ? <WhyHere /> : null}
      {refusal ? <Alert severity="danger">{refusal}</Alert> : null}
      {step ? (
        <LazySecondStep
          step={step}
          onDone={(login) => {
            session.getState().enter(login);
            askFirst();
          }}
          onCancel={startOver}
        />
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <label className="sh-field">
            {t('email')}
            <input
              className="cx-input"
              onFocus={prepareSoon}
              name="email"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              type="text"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </label>
          <label className="sh-field">
            {t('password')}
            <input
              className="cx-input"
              onFocus={prepareSoon}
              name="password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              type="password"
              autoComplete="current-password"
            />
          </label>
          <Button type="submit" loading={sending}>
            {t('login')}
          </Button>
        </form>
      )}
      <p className="sh-login-links">
        <Link to={paths.register.href()}>{t('register')}</Link>
        <Link to={paths.forgotPassword.href()}>{t('forgotPassword')}</Link>
        <Link to={paths.terms.href()}>{t('terms')}</Link>
      </p>
    </section>
  );
}

/** Says how one came here: the session that ended, or the page that needs one. */
function WhyHere() {
  const t = useTexts(whyHereTexts);
  const { search } = useLocation();
  const key = whyHere(
    search,
    useSession(({ why }) => why),
  );
  return key ? <Alert severity="info">{t(key)}</Alert> : null;
}
