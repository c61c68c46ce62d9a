import { useState } from 'react';
import { useLoad } from 'shared-ui/api';
import { useLanguage } from 'shared-ui/i18n';
import { loadLookups } from './deployments.resource.ts';

/** The lists of the form in the language in use. While they are fetched again the old ones stay, with what is typed. */
export function useDeploymentLookups(of: 'new' | 'existing') {
  const [language] = useLanguage();
  const { load, reload } = useLoad(() => loadLookups(of), [language, of]);
  const [kept, setKept] = useState(load);
  const keeps = kept.state === 'loaded' && load.state === 'loading';
  if (load !== kept && !keeps) setKept(load);
  return { load: kept, reload };
}
