import { useWatched } from 'shared-ui/api';
import { useLanguage } from 'shared-ui/i18n';
import { isUnderWay } from './export-state.rules.ts';
import { ownExports } from './own-exports.resource.ts';

/** The person's exports, followed while one of them is under way; the server words them in the language in use. */
export function useOwnExports() {
  const [language] = useLanguage();
  return useWatched(ownExports, [language], (rows) => rows.some(isUnderWay));
}
