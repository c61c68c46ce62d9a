import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { session, useSession } from 'shared-ui/auth';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import { RemoteParcel, type Lifecycles, type RemoteDescriptor } from 'shared-ui/remote';
import { NavLink, matchPath, useLocation, useNavigationType } from 'shared-ui/router';
import { Alert, AlertHost, ConfirmHost, LanguageSwitch, Page, Spinner, ThemeSwitch } from 'shared-ui/ui';
import { FaultPicker, presentFault } from './fault-picker.tsx';
import { DEMO_PASSWORD, PERSONAS, emailOf, type Persona } from './personas.ts';
import { standaloneTexts } from './texts.ts';
import { useStandaloneServices } from './use-standalone-services.ts';

/** What a remote runs alone from. */
export type StandaloneOptions = { name: string; descriptor: RemoteDescriptor; lifecycles: Lifecycles };

/** A remote alone: who is signed in, its menu, and the remote itself, mounted as the shell mounts it. */
export function StandaloneApp({ name, descriptor, lifecycles }: StandaloneOptions) {
  const t = useTexts(standaloneTexts);
  const [language] = useLanguage();
  const user = useSession((state) => state.user);
  const [fault, setFault] = useState(presentFault);
  return (
    <>
      <header className="cx-alone-bar">
        <strong>{t('alone', { name })}</strong>
        <nav aria-label={t('screens')}>
          {descriptor.menu.map((item) => (
            <NavLink key={item.to} to={item.to}>
              {pick(item.label, language)}
            </NavLink>
          ))}
        </nav>
        <PersonaPicker />
        {/* a built page has no development server behind it */}
        {process.env['NODE_ENV'] === 'production' ? null : <FaultPicker fault={fault} onChange={setFault} />}
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="cx-alone-main">
        {user ? (
          <Remote key={`${user.id} ${fault}`} descriptor={descriptor} lifecycles={lifecycles} />
        ) : (
          <Page title={name}>
            <p>{t('choosePersona')}</p>
          </Page>
        )}
      </main>
      <AlertHost />
      <ConfirmHost />
    </>
  );
}

function Remote({ descriptor, lifecycles }: Pick<StandaloneOptions, 'descriptor' | 'lifecycles'>) {
  const t = useTexts(standaloneTexts);
  const location = useLocation();
  const action = useNavigationType();
  const { services, navigator } = useStandaloneServices();
  const [failure, setFailure] = useState<string | null>(null);
  if (!descriptor.routes.some(({ path }) => matchPath(path, location.pathname))) {
    return (
      <Page title={descriptor.name}>
        <p>{t('chooseScreen')}</p>
      </Page>
    );
  }
  if (failure !== null) return <Alert severity="danger">{t('failed', { reason: failure })}</Alert>;
  return (
    <RemoteParcel
      lifecycles={lifecycles}
      location={location}
      action={action}
      navigator={navigator}
      services={services}
      session={session}
      waiting={<Spinner label={t('waiting')} />}
      onFailed={(error) => setFailure(String(error))}
    />
  );
}

function PersonaPicker() {
  const t = useTexts(standaloneTexts);
  const email = useSession((state) => state.user?.email);
  const present = PERSONAS.find((persona) => emailOf(persona) === email);
  const become = async (persona: Persona | '') => {
    const { login, logout, setNetworkError } = session.getState();
    if (persona === '') return logout();
    try {
      await login(emailOf(persona), DEMO_PASSWORD);
    } catch (error) {
      setNetworkError(messageOf(error, String(error)));
    }
  };
  const networkError = useSession((state) => state.networkError);
  return (
    <>
      <label className="cx-switch">
        <span>{t('persona')}</span>
        <select value={present ?? ''} onChange={(event) => void become(event.target.value as Persona | '')}>
          <option value="">{t('nobody')}</option>
          {PERSONAS.map((persona) => (
            <option key={persona} value={persona}>
              {t(persona)}
            </option>
          ))}
        </select>
      </label>
      {networkError ? <strong role="alert">{networkError}</strong> : null}
    </>
  );
}
