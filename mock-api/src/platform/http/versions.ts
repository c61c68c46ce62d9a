import { everyScopeOf, type Deprecated } from 'shared-domain/contract';
import type { Endpoint } from './endpoint.ts';

/** The version of the API that programs name in their addresses; what is added to it changes nothing that was there. */
export const VERSION = 'v1';

/** Where a version of the API begins. */
export const VERSION_BASE = `/api/${VERSION}`;

/** An address of an endpoint, without the prefix /api. */
export type Mounted = { endpoint: Endpoint; method: string; path: string };

/** Whether programs may ask a call by a token, so that it is promised to stay as it is. */
export const isForPrograms = ({ key }: Pick<Endpoint, 'key'>): boolean => everyScopeOf(key).length > 0;

/** All addresses of the endpoints: what is for programs has one with the version in it, beside that of the screens. */
export function addressesOf(endpoints: readonly Endpoint[]): Mounted[] {
  return endpoints.flatMap((endpoint) => {
    const { method, path } = endpoint;
    const own = { endpoint, method, path };
    const isVersioned = path.startsWith(`/${VERSION}/`);
    return isForPrograms(endpoint) && !isVersioned ? [own, { ...own, path: `/${VERSION}${path}` }] : [own];
  });
}

/** What the answer to a call says that is to go (RFC 9745 and RFC 8594). */
export const deprecationHeaders = ({ since, until }: Deprecated): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(until).toUTCString(),
});
