import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, Icon, LinkButton } from 'shared-ui/ui';
import type { FirstLine } from './first-run.rules.ts';
import { hideFirstSteps } from './first-run.store.ts';
import { firstRunTexts } from './first-run.texts.ts';
import './first-run.css';

/** The way of a new agency to its first export: what is done, and the way to what comes next. Its person may hide it. */
export function FirstSteps({ lines }: { lines: FirstLine[] }) {
  const t = useTexts(firstRunTexts);
  const user = useUser();
  const hide = () => {
    hideFirstSteps(user);
    // the button goes with the steps; the focus is not to go to nowhere
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  const done = lines.filter((line) => line.done).length;
  return (
    <Card
      title={t('title')}
      actions={
        <Button severity="text" size="small" onClick={hide}>
          {t('hide')}
        </Button>
      }
    >
      <p>{t('intro', { done, all: lines.length })}</p>
      <ol className="sh-first">
        {lines.map((line) => (
          <Step key={line.step} {...line} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, done, to }: FirstLine) {
  const t = useTexts(firstRunTexts);
  return (
    <li className={done ? 'is-done' : undefined}>
      <Icon name={done ? 'check-circle' : 'circle'} />
      {to === null ? (
        <span className={done ? undefined : 'cx-muted'}>
          {done ? <span className="cx-hidden">{t('isDone')} </span> : null}
          {t(step)}
        </span>
      ) : (
        <span>
          <LinkButton to={to}>{t(step)}</LinkButton>
        </span>
      )}
      <span className="cx-muted">{t(`${step}Why`)}</span>
    </li>
  );
}
