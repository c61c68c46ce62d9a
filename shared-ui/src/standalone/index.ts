export { startStandalone } from './start-standalone.tsx';
export type { StandaloneOptions } from './standalone-app.tsx';
