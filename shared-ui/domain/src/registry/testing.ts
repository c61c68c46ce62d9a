import { readRegistry } from './registry.rules.ts';

/** The shell of tests. */
export const surroundings = {
  contract: '1.3',
  taken: ['/', '/login', '/dashboard'],
  base: 'http://counts.example/',
};

/** A remote of tests that fits it. */
export const good = {
  name: 'mfe-qc',
  version: '1.2.0',
  contract: '^1.3',
  entry: '/remotes/mfe-qc/1.2.0/mf-manifest.json',
  routes: [
    { path: '/quality-control', access: 'signedIn', layout: 'default', title: { en: 'QC', es: 'CC' } },
    {
      path: '/validate-counts/:stationId',
      access: 'signedIn',
      layout: 'default',
      title: { en: 'Validate counts', es: 'Validar conteos' },
    },
  ],
  menu: [{ label: { en: 'QC', es: 'CC' }, to: '/quality-control', icon: 'check-square', order: 30 }],
};

/** What a registry is taken for that names these. */
export const read = (...remotes: unknown[]) => readRegistry({ revision: 1, remotes }, surroundings);

/** The integrity of a file of tests. */
export const hash = `sha384-${'a'.repeat(64)}`;
