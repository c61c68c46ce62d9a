import { DEMO_PASSWORD } from '../db/seed/index.ts';
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
  { seed, databaseUrl, dataFolder }: HostOptions,
): string {
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
    : 'as configured';
  return [
    '',
    `Count Exchange is ready: ${url}`,
    `Data: ${data}`,
    `Eco-Visio: ${vendor}`,
    ...accounts,
    '',
  ].join('\n');
}
