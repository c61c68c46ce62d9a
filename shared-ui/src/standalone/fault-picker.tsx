import { useTexts } from 'shared-ui/i18n';
import { FAULTS, FAULT_COOKIE, faultOf, type Fault } from './faults.ts';
import { standaloneTexts } from './texts.ts';

/** The fault that this window asks its development server for. */
export const presentFault = (): Fault | null => faultOf(document.cookie);

type FaultPickerProps = { fault: Fault | null; onChange: (fault: Fault | null) => void };

/** Has every call go wrong in one way until another choice; the development server sees to it. */
export function FaultPicker({ fault, onChange }: FaultPickerProps) {
  const t = useTexts(standaloneTexts);
  const choose = (value: string) => {
    document.cookie = `${FAULT_COOKIE}=${value}; path=/; SameSite=Strict`;
    onChange(presentFault());
  };
  return (
    <label className="cx-switch">
      <span>{t('fault')}</span>
      <select value={fault ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('noFault')}</option>
        {FAULTS.map((name) => (
          <option key={name} value={name}>
            {t(`fault_${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
