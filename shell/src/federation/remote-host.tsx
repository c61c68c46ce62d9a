import { useMemo } from 'react';
import { session } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { RemoteParcel, type RegistryEntry, type Services } from 'shared-ui/remote';
import { createPath, useLocation, useNavigate, useNavigationType, type To } from 'shared-ui/router';
import { Spinner } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import { loadRemote, type LoadRemote } from './load-remote.ts';
import { RemoteFailed } from './remote-failed.tsx';
import { RemoteOff } from './remote-off.tsx';
import { useRemote } from './use-remote.ts';

type Props = {
  entry: RegistryEntry;
  /** Title of the screen that the address asks for. */
  title: string;
  services: Services;
  load?: LoadRemote;
};

/** A remote in its place, or word that it was switched off. */
export function RemoteHost(props: Props) {
  const { entry, title } = props;
  return entry.disabled ? <RemoteOff title={title} why={entry.disabled.why} /> : <LoadedRemote {...props} />;
}

/** Loads a remote and mounts it in its own React root; what fails stays here and can be tried again in place. */
function LoadedRemote({ entry, title, services, load = loadRemote }: Props) {
  const t = useTexts(shellTexts);
  const { remote, attempt, fail, retry } = useRemote(entry, load);
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  // One navigator for the remote's whole life; a data router's `navigate` stays the same.
  const navigator = useMemo(
    () => ({
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta: number) => void navigate(delta),
      push: (to: To, state?: unknown) => void navigate(to, { state }),
      replace: (to: To, state?: unknown) => void navigate(to, { state, replace: true }),
    }),
    [navigate],
  );
  if (remote.state === 'failed')
    return (
      <RemoteFailed
        name={entry.name}
        title={title}
        reference={remote.reference}
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
