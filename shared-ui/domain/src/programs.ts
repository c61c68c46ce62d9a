// what programs and their tokens have to do with
export * from './api-token.ts';
export type { ApiToken, MadeApiToken, NewApiToken, TrialToken } from './contract/api-tokens.calls.ts';
export type { SentCounts, SentRow } from './contract/send-counts.calls.ts';
export * from './token-scope.rules.ts';
export * from './webhook.ts';
export type { MadeWebhook, Webhook, WebhookDelivery, WebhookFacts } from './contract/webhooks.calls.ts';
