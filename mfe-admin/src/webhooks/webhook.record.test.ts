import type { Webhook } from 'shared-domain';
import { ofVersion, toChange, toForm } from './webhook.record.ts';

const webhook: Webhook = {
  id: 7,
  url: 'https://hooks.example.org/counts',
  types: ['counts.certified'],
  agency: 'City of Austin',
  created_by: 'Ada Morgan',
  created_at: '2026-03-01T12:00:00Z',
  rotating_until: null,
  off: 'failing',
  failing_since: null,
  last_delivered_at: null,
};

test('it names the version that it was read at, where the server tells one', () => {
  const sent = (version?: number) =>
    toChange(toForm(webhook), ofVersion({ ...webhook, ...(version !== undefined && { version }) }).version);
  expect(sent(3)).toEqual({ version: 3, url: webhook.url, types: webhook.types, off: true });
  expect(sent()).not.toHaveProperty('version');
});

test.each([
  ['on', null, true],
  ['switched off by a person', 'person', false],
  ['off since its receiver is gone', 'gone', false],
] as const)('a webhook that is %s', (_, off, on) => expect(toForm({ ...webhook, off }).on).toBe(on));
