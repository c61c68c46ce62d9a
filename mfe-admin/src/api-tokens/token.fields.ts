import {
  ADDRESS_RANGE_MAX,
  PASSWORD_MAX,
  TOKEN_ADDRESSES_MAX,
  TOKEN_NAME_MAX,
  type CodeOption,
} from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { TokenText } from './texts.ts';
import type { TokenValues } from './token.record.ts';

/** What the dialog chooses from. */
export type TokenLookups = { scopes: CodeOption[]; days: CodeOption[] };

/** The fields of a new token. */
export const tokenFields = defineFields<TokenValues, TokenLookups, TokenText>({
  name: {
    label: 'name',
    hint: 'nameHint',
    control: 'text',
    wide: true,
    maxLength: TOKEN_NAME_MAX,
    required: 'fieldRequired',
  },
  scopes: {
    label: 'scopes',
    hint: 'scopesHint',
    control: 'multi',
    required: 'fieldRequired',
    options: (_, { scopes }) => scopes,
  },
  days: { label: 'days', control: 'select', required: 'fieldRequired', options: (_, { days }) => days },
  addresses: {
    label: 'addresses',
    hint: 'addressesHint',
    control: 'text',
    wide: true,
    maxLength: TOKEN_ADDRESSES_MAX * ADDRESS_RANGE_MAX,
  },
  password: {
    label: 'password',
    hint: 'passwordHint',
    control: 'password',
    wide: true,
    maxLength: PASSWORD_MAX,
    autoComplete: 'current-password',
    required: 'fieldRequired',
  },
});
