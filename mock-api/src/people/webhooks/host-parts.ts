import type { SendMessage } from './send-message.ts';

/** How webhooks are reached: what their addresses have to be, and how a message goes there. */
export type WebhookSettings = {
  rules: () => { own: readonly string[]; allowPrivate: boolean };
  send: SendMessage;
};

/* oxlint-disable typescript/consistent-type-definitions -- only an interface can be added to from outside */

declare module '../../platform/http/context.ts' {
  interface Settings {
    webhooks: WebhookSettings;
  }
}
