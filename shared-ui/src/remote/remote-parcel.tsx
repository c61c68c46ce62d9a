import { Suspense, lazy, type ReactNode } from 'react';
import type { RemoteProps } from './contract.ts';
import type { Lifecycles } from './define-remote.tsx';

// single-spa comes with the first remote, not with the login screen.
const MountedParcel = lazy(async () => ({ default: (await import('./mounted-parcel.tsx')).MountedParcel }));

/** What a `RemoteParcel` takes besides what the remote is handed. */
export type RemoteParcelProps = RemoteProps & {
  lifecycles: Lifecycles;
  /** Shown until the mounting code is here. */
  waiting?: ReactNode;
  onMounted?: () => void;
  /** Mounting, updating or unmounting failed. */
  onFailed: (error: unknown) => void;
};

/** Mounts a remote's lifecycles in its own React root, hands it location and services, follows their changes. */
export function RemoteParcel({ waiting = null, ...props }: RemoteParcelProps) {
  return (
    <Suspense fallback={waiting}>
      <MountedParcel {...props} />
    </Suspense>
  );
}
