import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

let known: ReadonlySet<string> | null = null;

/** The 10,000 most common passwords in lower case; read when first asked for (see LICENSE.md beside them). */
export function commonPasswords(): ReadonlySet<string> {
  const file = new URL('common-passwords.txt.gz', import.meta.url);
  return (known ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n')));
}
