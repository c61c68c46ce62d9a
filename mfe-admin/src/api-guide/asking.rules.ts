import { keyOf, type GuideCall } from './guide.rules.ts';

/** A call that only reads, with what stands in an address of it; and the whole address that a program asks. */
export type Asking = {
  key: string;
  params: Record<string, string>;
  query: Record<string, string>;
  address: string;
};

/** What an address asks for, of the calls that read; null where it is none of theirs. */
export function askingOf(address: string, calls: readonly GuideCall[]): Asking | null {
  const [path = '', search = ''] = address
    .trim()
    .replace(/^\/api(\/v1)?(?=\/)/, '')
    .split('?');
  for (const call of calls) {
    if (call.method !== 'GET' || !call.isJson) continue;
    const pattern = call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
    );
    return {
      key: keyOf(call),
      params,
      query: Object.fromEntries(new URLSearchParams(search)),
      address: `${call.base}${path}${search ? `?${search}` : ''}`,
    };
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
