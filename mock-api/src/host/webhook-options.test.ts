import { webhookAllowPrivateFrom } from './webhook-options.ts';

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
])('WEBHOOK_ALLOW_PRIVATE=%s is %p', (text, is) =>
  expect(webhookAllowPrivateFrom({ WEBHOOK_ALLOW_PRIVATE: text })).toBe(is),
);

test('anything else is refused, and in production whoever sets it', () => {
  expect(() => webhookAllowPrivateFrom({ WEBHOOK_ALLOW_PRIVATE: 'yes' })).toThrow('not "yes"');
  expect(() => webhookAllowPrivateFrom({ WEBHOOK_ALLOW_PRIVATE: 'true', NODE_ENV: 'production' })).toThrow(
    'for development',
  );
});
