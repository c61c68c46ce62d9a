import { useEffect, useEffectEvent, useRef } from 'react';
import { mountRootParcel, setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } from 'single-spa';
import type { RemoteProps } from './contract.ts';
import type { Lifecycles } from './define-remote.tsx';
import type { RemoteParcelProps } from './remote-parcel.tsx';

// Milliseconds after which a step counts as failed; without them a remote that never settles would hang the screen.
setBootstrapMaxTime(5_000, true);
setMountMaxTime(5_000, true);
setUnmountMaxTime(5_000, true);

/** A remote mounted in an element of its own; every step waits for the one before. */
function mountInto(box: HTMLElement, lifecycles: Lifecycles, props: RemoteProps) {
  const host = box.appendChild(document.createElement('div'));
  const parcel = mountRootParcel(lifecycles, { domElement: host, ...props });
  // The same failure rejects each of them; it is told once, by `mounted`.
  void Promise.allSettled([parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]);
  let last: Promise<unknown> = parcel.mountPromise;
  const next = (step: () => Promise<unknown> | undefined) => {
    const ifMounted = () => (parcel.getStatus() === 'MOUNTED' ? step() : undefined);
    last = last.then(ifMounted, ifMounted);
    return last;
  };
  return {
    mounted: parcel.mountPromise,
    update: (now: RemoteProps) => next(() => parcel.update?.(now)),
    unmount: () => {
      // it may still have to finish mounting: what leaves is never seen, or read out, beside what comes
      host.hidden = true;
      return next(() => parcel.unmount()).finally(() => host.remove());
    },
  };
}

/** `RemoteParcel` with single-spa at hand. */
export function MountedParcel({
  lifecycles,
  onMounted,
  onFailed,
  location,
  action,
  navigator,
  session,
  services,
}: Omit<RemoteParcelProps, 'waiting'>) {
  const box = useRef<HTMLDivElement>(null);
  const remote = useRef<ReturnType<typeof mountInto> | null>(null);
  const handed = useEffectEvent((): RemoteProps => ({ location, action, navigator, session, services }));
  const tellMounted = useEffectEvent(() => onMounted?.());
  const tellFailed = useEffectEvent((error: unknown) => onFailed(error));

  useEffect(() => {
    if (!box.current) return undefined;
    const given = handed();
    const mounting = mountInto(box.current, lifecycles, given);
    let left = false;
    mounting.mounted.then(
      () => left || tellMounted(),
      (error: unknown) => left || tellFailed(error),
    );
    remote.current = mounting;
    return () => {
      left = true;
      remote.current = null;
      mounting.unmount().catch(given.services.reportError);
    };
  }, [lifecycles]);

  useEffect(() => {
    remote.current?.update({ location, action, navigator, session, services }).catch(tellFailed);
  }, [location, action, navigator, session, services]);

  return <div ref={box} />;
}
