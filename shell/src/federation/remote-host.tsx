import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { session } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { RemoteParcel, type RemoteProps, type Services } from 'shared-ui/remote';
import { createPath, useLocation, useNavigate, useNavigationType } from 'shared-ui/router';
import { Spinner } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import { loadRemote, type LoadRemote } from './load-remote.ts';
import { RemoteFailed, RemoteUnfit } from './remote-failed.tsx';
import type { PageEntry } from './page-entry.ts';
import { OffHeld, RemoteOff } from './remote-off.tsx';
import { useClosing, useOff } from './use-off.ts';
import { useRemote } from './use-remote.ts';

type Props = {
  entry: PageEntry;
  /** Title of the screen that the address asks for. */
  title: string;
  services: Services;
  load?: LoadRemote;
};

/** A remote in its place, or word that it was switched off; that may come and go while the screen is open. */
export function RemoteHost(props: Props) {
  const { entry, title, services } = props;
  const off = useOff(entry);
  const { isClosed, isHeld, close } = useClosing(off !== null, services.setDirty);
  if (off && isClosed) return <RemoteOff name={entry.name} title={title} off={off} />;
  if (entry.isUnfit) return <RemoteUnfit name={entry.name} title={title} />;
  return (
    <>
      {off && isHeld ? <OffHeld title={title} off={off} close={close} /> : null}
      <LoadedRemote {...props} />
    </>
  );
}

/** Loads a remote and mounts it in its own React root; what fails stays here and can be tried again in place. */
function LoadedRemote({ entry, title, services, load = loadRemote }: Props) {
  const t = useTexts(shellTexts);
  const location = useLocation();
  const { remote, attempt, fail, retry } = useRemote(entry, load, location);
  const action = useNavigationType();
  const navigator = useRemoteNavigator();
  if (remote.state === 'failed')
    return (
      <RemoteFailed
        name={entry.name}
        title={title}
        reference={remote.reference}
        why={remote.why}
        again={attempt > 0}
        retry={retry}
      />
    );
  const waiting = <Spinner label={t('remoteLoading', { title })} />;
  if (remote.state === 'loading') return waiting;
  return (
    <RemoteParcel
      lifecycles={remote.lifecycles}
      waiting={waiting}
      onFailed={fail}
      location={location}
      action={action}
      navigator={navigator}
      session={session}
      services={services}
    />
  );
}

/**
 * How the remote goes elsewhere; one navigator for its whole life, since a data router's `navigate` stays the same. The
 * router knows where the person is before anything is drawn: an answer that would lead them on from where they were is
 * not followed, or it would take back their own step.
 */
function useRemoteNavigator(): RemoteProps['navigator'] {
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  return useMemo(() => {
    const isThere = (step: { from?: string } = {}) =>
      step.from === undefined || step.from === router?.state.location.pathname;
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => void navigate(delta),
      push: (to, state, step) => void (isThere(step) && navigate(to, { state })),
      replace: (to, state, step) => void (isThere(step) && navigate(to, { state, replace: true })),
    };
  }, [navigate, router]);
}
