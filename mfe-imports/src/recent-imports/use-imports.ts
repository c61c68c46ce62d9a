import { useWatched } from 'shared-ui/api';
import type { CountImport } from 'shared-domain';
import { useLanguage } from 'shared-ui/i18n';
import { isUnderWay } from './import-outcome.rules.ts';
import { listImports } from './recent-imports.resource.ts';

/**
 * The newest imports, of one source or of one station if asked for, followed while one of them is under way; the
 * server words them in the language in use.
 */
export function useImports({ source, station }: { source?: CountImport['source']; station?: string } = {}) {
  const [language] = useLanguage();
  const list = async () => {
    const imports = await listImports(station ? { station } : {});
    return source ? imports.filter((row) => row.source === source) : imports;
  };
  return useWatched(list, [language, source, station], (imports) => imports.some(isUnderWay));
}
