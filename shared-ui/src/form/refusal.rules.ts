/** A server's refusal by field: a fault inside of a list or record has the way to it in its name, `stations.0`. */
type Errors = Readonly<Record<string, readonly string[]>>;

const isOf = (name: string, field: string) => field === name || field.startsWith(`${name}.`);

/** What was refused of a field and of all inside of it, each sentence once; undefined for nothing. */
export function refusalOf(errors: Errors | undefined, name: string): string | undefined {
  const own = Object.entries(errors ?? {}).filter(([field]) => isOf(name, field));
  const sentences = new Set(own.flatMap(([, messages]) => messages));
  return [...sentences].join(' ') || undefined;
}

/** What was refused of fields that are not among the changed. */
export function refusedStill<E extends Errors>(errors: E, changed: object): E {
  const names = Object.keys(changed);
  const left = Object.entries(errors).filter(([field]) => !names.some((name) => isOf(name, field)));
  return Object.fromEntries(left) as E;
}

/** A form's `errorsByField` where the API calls some fields otherwise: the form's name by the API's. */
export const renamedErrors =
  (names: Readonly<Record<string, string>>) =>
  (errors: Errors): Record<string, string[]> => {
    const renamed: Record<string, string[]> = {};
    for (const [field, messages] of Object.entries(errors)) {
      const own = Object.keys(names).find((name) => isOf(name, field));
      const name = (own === undefined ? undefined : names[own]) ?? field;
      renamed[name] = [...(renamed[name] ?? []), ...messages];
    }
    return renamed;
  };
