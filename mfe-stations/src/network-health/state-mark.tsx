import type { FlowState, HealthState } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from 'shared-ui/ui';
import { stateWord } from './health-words.ts';
import './health.css';
import { healthTexts } from './texts.ts';

/** A shape for each state, so that they are told apart without their color. */
const SHAPES: Record<HealthState | FlowState, string> = {
  unconnected: 'ban',
  retired: 'minus-circle',
  closed: 'lock',
  waiting: 'upload',
  overdue: 'calendar-times',
  new: 'star',
  silent: 'times-circle',
  failing: 'cloud-download',
  recovering: 'sync',
  maintenance: 'wrench',
  review: 'exclamation-circle',
  late: 'clock',
  working: 'check-circle',
};

/** The state of a counter or of one of its flows, as a shape and its word. */
export function StateMark({ state }: { state: HealthState | FlowState }) {
  const t = useTexts(healthTexts);
  return (
    <span className={`health-state is-${state}`}>
      <Icon name={SHAPES[state]} />
      {stateWord(state, t)}
    </span>
  );
}
