import { certifyObstacle, type CertifyObstacle } from 'shared-domain';
import { countTexts } from 'shared-domain/texts';
import { useTexts } from 'shared-ui/i18n';
import { useSubject } from '../store/review-context.tsx';
import { useScope } from '../use-scope.ts';

/** Where the sentence stands that says why nothing can be certified. */
export const OBSTACLE_ID = 'qc-certify-obstacle';

/** Why what the filters show can't be certified just now, in the server's words; null where it can, or nobody knows. */
export function useCertifyObstacle(): { kind: CertifyObstacle; words: string } | null {
  const t = useTexts(countTexts);
  const { station } = useSubject();
  const scope = useScope();
  const kind = certifyObstacle({
    certifying: station.certifying === 1,
    importing: station.importing === 1,
    counts: scope?.counts ?? 1,
    waiting: station.days_count !== null,
  });
  return kind && { kind, words: t(kind, { station: station.station_name }) };
}
