import { useWatched } from 'shared-ui/api';
import { useLanguage } from 'shared-ui/i18n';
import { isUnderWay } from './import-outcome.rules.ts';
import { recentImports } from './recent-imports.resource.ts';

/** The recent imports, followed while one of them is under way; the server words them in the language in use. */
export function useRecentImports() {
  const [language] = useLanguage();
  return useWatched(recentImports, [language], (imports) => imports.some(isUnderWay));
}
