import { TokensPage } from './tokens-page.tsx';

/** /agency-tokens: the agency's tokens, and those of its people. */
export function AgencyTokensScreen() {
  return <TokensPage owner="agency" />;
}
