import type { HostOptions } from './options.ts';

/** What the database says that bears on it. */
export type Installation = { accounts: number; demonstration: boolean };

type Options = Pick<
  HostOptions,
  'production' | 'smtpUrl' | 'publicUrl' | 'trustedProxies' | 'ecoVisio' | 'releases' | 'releaseKeys'
>;

/** What an installation lacks, each with the setting that mends it and what is so without it; for the operator. */
export function missingSettings(options: Options, { accounts, demonstration }: Installation): string[] {
  const noAccount =
    accounts === 0
      ? [
          'COUNT_EXCHANGE_ADMIN=<your e-mail address>: there is no account yet; start once with it to make one.',
        ]
      : [];
  if (!options.production) return noAccount;
  return [
    ...noAccount,
    ...(demonstration
      ? ['A database of its own: this one holds the demonstration, whose passwords everybody knows.']
      : []),
    ...(options.smtpUrl
      ? []
      : ['SMTP_URL, MAIL_FROM: no mail leaves the server; links wait in the outbox of the monitoring page.']),
    ...addressOf(options.publicUrl),
    ...(options.trustedProxies.none
      ? [
          'TRUSTED_PROXIES: behind a proxy all people count as one address, and browsers are not told to stay with https.',
        ]
      : []),
    ...(options.releases && !options.releaseKeys
      ? ['RELEASE_KEYS: whoever can write to the release host decides what runs in browsers.']
      : []),
    ...('none' in options.ecoVisio
      ? [
          'ECO_VISIO_URL, ECO_VISIO_CLIENT_ID, ECO_VISIO_CLIENT_SECRET: counts cannot be fetched from Eco-Visio.',
        ]
      : []),
  ];
}

function addressOf(publicUrl: string | null): string[] {
  if (!publicUrl) return ['PUBLIC_URL: links in e-mails lead to this machine, which nobody else reaches.'];
  return publicUrl.startsWith('https:')
    ? []
    : ['PUBLIC_URL with https: passwords and sessions can be read on the way.'];
}
