import { WEBHOOK_URL_MAX, type CodeOption, type WebhookType } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { WebhookText } from './texts.ts';

/** What the dialog holds. */
export type WebhookValues = { url: string; types: WebhookType[]; on: boolean };
type Lookups = { types: CodeOption[] };

/** The fields of a webhook. */
export const webhookFields = defineFields<WebhookValues, Lookups, WebhookText>({
  url: {
    label: 'url',
    hint: 'urlHint',
    control: 'text',
    wide: true,
    maxLength: WEBHOOK_URL_MAX,
    required: 'fieldRequired',
  },
  types: {
    label: 'types',
    control: 'multi',
    wide: true,
    required: 'fieldRequired',
    options: (_, { types }) => types,
  },
  on: { label: 'on', hint: 'onHint', control: 'check' },
});
