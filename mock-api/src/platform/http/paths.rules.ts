import type { Endpoint } from './endpoint.ts';

/** Sorts fixed words before parameters, segment by segment: '/stations/summary' is no station's id. */
function rank(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? `~${segment}` : segment))
    .join('/');
}

/** The endpoints in the order in which they may be tried. */
export function bySpecificity<E extends Pick<Endpoint, 'path'>>(endpoints: readonly E[]): E[] {
  return endpoints.toSorted((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1));
}

/** Each path with the methods it answers, most specific first. */
export function pathsWithMethods(
  endpoints: readonly Pick<Endpoint, 'path' | 'method'>[],
): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of bySpecificity(endpoints))
    methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}
