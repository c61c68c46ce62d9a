import 'shared-ui/tokens.css';
import { defineRemote } from 'shared-ui/remote';
import { App } from './app.tsx';

/** What the shell mounts; the only thing this remote exposes. */
export const { bootstrap, mount, unmount, update } = defineRemote({ name: 'mfe-admin', App });
