import 'shared-ui/tokens.css';
import { defineRemote } from 'shared-ui/remote';
import { App } from './app.tsx';
import { screens } from './screens.ts';

/** Quality control as a remote: the only thing exposed. */
export const { bootstrap, mount, unmount, update, prepare } = defineRemote({
  name: 'mfe-qc',
  App,
  screens,
});
