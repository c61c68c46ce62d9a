import { Suspense, lazy, type ReactNode } from 'react';
import type { RemoteProps } from './contract.ts';
import type { Lifecycles } from './define-remote.tsx';

/** Fetches what mounts remotes: single-spa comes with the first of them, not with the login screen. */
export const loadParcel = () => import('./mounted-parcel.tsx');

const MountedParcel = lazy(async () => ({ default: (await loadParcel()).MountedParcel }));

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
