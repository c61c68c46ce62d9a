import { useId } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { Stage } from './station-list.rules.ts';
import { listTexts } from './texts.ts';
import './stage-toggle.css';

const STAGES: Stage[] = ['published', 'drafts'];

/** Published or Drafts, as two radio buttons. */
export function StageToggle({ stage, onChange }: { stage: Stage; onChange: (stage: Stage) => void }) {
  const t = useTexts(listTexts);
  const name = useId();
  return (
    <fieldset className="stage-toggle cx-choice">
      <legend>{t('show')}</legend>
      {STAGES.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === stage} onChange={() => onChange(each)} />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}
