import type { Access } from 'shared-domain';
import type { MenuItem, Registry, RegistryEntry } from 'shared-ui/remote';

type Line = { label: string; to: string; access: Access; order: number; group?: MenuItem['group'] };

/** What files of no matter would have to be. */
const hash = `sha384-${'a'.repeat(64)}`;

function remote(name: string, lines: Line[], more: RegistryEntry['routes'] = []): RegistryEntry {
  const title = (label: string) => ({ en: label, es: `${label} (es)` });
  return {
    name,
    version: '1.0.0',
    contract: '1.0',
    entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
    integrity: { manifest: hash, entry: hash },
    routes: [
      ...lines.map(({ label, to, access }) => ({
        path: to,
        access,
        layout: 'default' as const,
        title: title(label),
      })),
      ...more,
    ],
    menu: lines.map(({ label, to, order, group }) => ({
      label: title(label),
      to,
      icon: 'map',
      order,
      group,
    })),
  };
}

/** The quality-control remote's entry as its build writes it. */
export const qcEntry = remote(
  'mfe-qc',
  [{ label: 'Quality Control', to: '/quality-control', access: 'signedIn', order: 50, group: 'counts' }],
  [
    {
      path: '/validate-counts/:stationId',
      access: 'signedIn',
      layout: 'default',
      title: { en: 'Validate Count Data', es: 'Validar conteos' },
    },
  ],
);

/** The same as a developer's machine serves it: nothing says what its files must be. */
const { integrity: _unchecked, ...unchecked } = qcEntry;
export const openQcEntry = unchecked;

/** A registry like that of the whole product. */
export const sampleRegistry: Registry = {
  revision: 1,
  remotes: [
    qcEntry,
    remote(
      'mfe-stations',
      [
        { label: 'Stations', to: '/stations', access: 'superAdmin', order: 1, group: 'stations' },
        {
          label: 'Stations (Preview)',
          to: '/next/stations',
          access: 'superAdmin+nextStations',
          order: 2,
          group: 'stations',
        },
        {
          label: 'Add Station Location (Preview)',
          to: '/next/import-stations',
          access: 'nextStations',
          order: 12,
          group: 'stations',
        },
      ],
      [
        {
          path: '/stations/:stationId',
          access: 'signedIn',
          layout: 'default',
          title: { en: 'Station', es: 'Estación' },
        },
      ],
    ),
    remote('mfe-imports', [
      { label: 'Upload Count Data', to: '/import-counts', access: 'signedIn', order: 20, group: 'counts' },
    ]),
    remote('mfe-exports', [
      { label: 'CSV Export', to: '/exports', access: 'signedIn', order: 70, group: 'results' },
    ]),
    remote('mfe-admin', [
      { label: 'Authorized Users', to: '/authorized-users', access: 'admin', order: 80 },
      { label: 'Agencies', to: '/agencies', access: 'superAdmin', order: 90 },
      { label: 'Registrations', to: '/registrations', access: 'superAdmin', order: 100 },
    ]),
  ],
};
