import { TokensPage } from './tokens-page.tsx';

/** /api-tokens: the tokens by which one's own programs ask the API. */
export function OwnTokensScreen() {
  return <TokensPage owner="person" />;
}
