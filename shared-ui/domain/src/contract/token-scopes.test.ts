import type { ApiKey } from '../access.rules.ts';
import { scopesOf, TOKEN_CALLS } from './token-scopes.ts';

test.each([
  ['GET /counts', ['read']],
  ['POST /v1/counts', ['import']],
  ['GET /imports/:id', ['read', 'import']],
  ['POST /webhooks', ['webhooks']],
  ['POST /counts/certify', []],
] as [ApiKey, string[]][])('%s is open to tokens of %j', (call, scopes) => {
  expect(scopesOf(call)).toEqual(scopes);
});

const never =
  /\/(user|users|password|registrations|agenc|agency-tokens|audit|admin|recaptcha|human-check|sign-in|notifications|unsubscribe|contacts|search|to-do|table-views)\b|\/counts\/(certify|reopen|update|undo|mark)|\/undo$/;

test.each(Object.values(TOKEN_CALLS).flat())('%s is nothing that tokens never do', (call) => {
  expect(call).not.toMatch(never);
});

test.each(TOKEN_CALLS.read)('%s only reads, but for the order of an export', (call) => {
  expect(call.startsWith('GET ') || call === 'POST /export/prepare-csv').toBe(true);
});
