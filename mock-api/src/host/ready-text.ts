import { DEMO_PASSWORD } from '../demo/seed/index.ts';
import { missingSettings, type Installation } from './missing-settings.rules.ts';
import type { HostOptions } from './options.ts';

const DEMO = [
  ['super@example.org', 'super admin, Texas Department of Transportation'],
  ['admin@example.org', 'admin, City of Austin'],
  ['user@example.org', 'City of Austin'],
  ['houston@example.org', 'City of Houston'],
];

/** What is printed once the server answers. */
export function readyText(
  url: string,
  simulator: string | null,
  options: HostOptions,
  installation: Installation,
): string {
  const { seed, databaseUrl, dataFolder, ecoVisio } = options;
  const missing = missingSettings(options, installation);
  const accounts =
    seed === 'demo'
      ? [
          '',
          `Demo accounts, password ${DEMO_PASSWORD}:`,
          ...DEMO.map(([email = '', who]) => `  ${email.padEnd(22)}${who}`),
        ]
      : [];
  const data = databaseUrl ? 'PostgreSQL (DATABASE_URL)' : dataFolder;
  const vendor = simulator
    ? `simulated on ${simulator} (set ECO_VISIO_URL for the real one)`
    : 'none' in ecoVisio
      ? 'not set up'
      : 'as configured';
  return [
    '',
    `Count Exchange is ready: ${url}`,
    `Data: ${data}`,
    `Eco-Visio: ${vendor}`,
    ...accounts,
    ...(missing.length > 0 ? ['', 'Missing:', ...missing.map((line) => `  ${line}`)] : []),
    '',
  ].join('\n');
}
