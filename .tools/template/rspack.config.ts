import { remoteConfig } from '../rspack.base.ts';

export default remoteConfig('mfe-template');
