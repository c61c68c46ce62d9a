import type { StationSummary } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { waysOn, whyNothing, type WayOn } from './nothing-to-review.rules.ts';
import { nothingTexts } from './texts.ts';

const ICONS: Record<WayOn['way'], string> = {
  firstStation: 'plus',
  finishDraft: 'file-edit',
  fetch: 'cloud-download',
  upload: 'upload',
  export: 'download',
};

/** Above a list of stations that wait for review, where none does: why that is so, and what comes next. `stations`: all of the agency's, drafts too. */
export function NothingToReview({ stations }: { stations: readonly StationSummary[] }) {
  const t = useTexts(nothingTexts);
  const user = useUser();
  const why = whyNothing(stations);
  if (why === null) return null;
  return (
    <div className="cx-stack">
      <p>{t(why)}</p>
      <div className="cx-actions">
        {waysOn(why, user, stations).map(({ way, to }) => (
          <LinkButton key={way} to={to} icon={ICONS[way]}>
            {t(way)}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
