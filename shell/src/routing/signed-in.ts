/** What every signed-in screen needs: the frame, and the place of the remotes. One file to fetch. */
export { RemoteHost } from '../federation/remote-host.tsx';
export { DefaultLayout } from '../layout/default-layout.tsx';
