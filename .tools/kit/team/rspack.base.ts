export { baseConfig, remoteConfig, sharedModules } from 'count-exchange-kit';
