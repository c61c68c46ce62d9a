import type { StationHome } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Card, LinkButton } from 'shared-ui/ui';
import { nextSteps, type NextStep } from './next-steps.rules.ts';
import { homeTexts } from './texts.ts';
import { useWays, type Ways } from './ways.ts';

/** What comes next for a station, until it is done; nothing where nothing is left to do. */
export function NextSteps({ home }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  const ways = useWays(home);
  const steps = nextSteps(home);
  if (steps.length === 0) return null;
  return (
    <Card title={t('nextSteps')}>
      <ol className="station-steps">
        {steps.map((next, index) => (
          <StepItem
            key={next.step}
            ways={ways}
            next={next}
            isFirst={index === 0}
            channels={home.new_channels}
          />
        ))}
      </ol>
    </Card>
  );
}

function StepItem({
  ways,
  next: { step, ready },
  isFirst,
  channels,
}: {
  ways: Ways;
  next: NextStep;
  isFirst: boolean;
  channels: StationHome['new_channels'];
}) {
  const t = useTexts(homeTexts);
  return (
    <li>
      {ready ? (
        <LinkButton severity={isFirst ? 'primary' : 'outlined'} to={ways[step]}>
          {t(step)}
        </LinkButton>
      ) : (
        <span className="cx-muted">{t(step)}</span>
      )}
      <span className="cx-muted">
        {t(ready ? `${step}Why` : `${step}Later`, {
          count: channels?.names.length ?? 0,
          site: channels?.site ?? '',
          names: channels?.names.join(', ') ?? '',
        })}
      </span>
    </li>
  );
}
