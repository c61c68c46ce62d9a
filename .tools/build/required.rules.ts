/** What a federation manifest says of a shared module. */
export type SharedModule = { name: string; singleton?: boolean; requiredVersion?: string };

/** What a remote takes from the page's one instance: by name, the version or range that it needs. */
export function requiredBy(shared: SharedModule[]): Record<string, string> {
  const single = shared.flatMap(({ name, singleton, requiredVersion }) =>
    singleton && requiredVersion ? [[name, requiredVersion] as const] : [],
  );
  return Object.fromEntries(single.sort(([a], [b]) => (a < b ? -1 : 1)));
}
