import { mountRootParcel, setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } from 'single-spa';
import Parcel from 'single-spa-react/parcel';
import type { RemoteParcelProps } from './remote-parcel.tsx';

// Milliseconds after which a step counts as failed; without them a remote that never settles would hang the screen.
setBootstrapMaxTime(10_000, true);
setMountMaxTime(10_000, true);
setUnmountMaxTime(5_000, true);

/** `RemoteParcel` with single-spa at hand. */
export function MountedParcel({
  lifecycles,
  onMounted,
  onFailed,
  ...props
}: Omit<RemoteParcelProps, 'waiting'>) {
  return (
    <Parcel
      config={lifecycles}
      mountParcel={mountRootParcel}
      {...(onMounted ? { parcelDidMount: onMounted } : {})}
      handleError={onFailed}
      {...props}
    />
  );
}
