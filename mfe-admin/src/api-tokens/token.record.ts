import { TOKEN_DAYS, TOKEN_DAYS_USUAL, type NewApiToken, type TokenScope } from 'shared-domain';

/** What the dialog holds. */
export type TokenValues = {
  name: string;
  scopes: TokenScope[];
  /** As the list of the dialog has it. */
  days: string | null;
  /** With blanks, commas or lines between them. */
  addresses: string;
  password: string;
};

export const NEW_TOKEN: TokenValues = {
  name: '',
  scopes: ['stations:read', 'counts:read'],
  days: String(TOKEN_DAYS_USUAL),
  addresses: '',
  password: '',
};

/** What the dialog sends. */
export const toRequest = ({ name, scopes, days, addresses, password }: TokenValues): NewApiToken => ({
  name: name.trim(),
  scopes,
  days: TOKEN_DAYS.find((one) => String(one) === days) ?? TOKEN_DAYS_USUAL,
  addresses: addresses.split(/[\s,]+/).filter(Boolean),
  password,
});
