import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { SelectField } from 'shared-ui/form';
import { Button } from 'shared-ui/ui';
import { setOverride } from '../../federation/kept-override.ts';
import { federationTexts } from '../../federation/texts.ts';

const choices = (values: string[]) => values.map((value) => ({ code: value, label: value }));

/** Chooses the part and the machine that it is loaded from. */
export function OverrideForm({ names, origins }: { names: string[]; origins: string[] }) {
  const t = useTexts(federationTexts);
  const [name, setName] = useState<string | null>(names[0] ?? null);
  const [origin, setOrigin] = useState<string | null>(origins[0] ?? null);
  const start = () => {
    setOverride(`${name}@${origin}`);
    window.location.reload();
  };
  return (
    <div className="cx-stack">
      <p>{t('overrideIntro')}</p>
      <div className="sh-override">
        <SelectField label={t('overridePart')} value={name} options={choices(names)} onChange={setName} />
        <SelectField
          label={t('overrideOrigin')}
          value={origin}
          options={choices(origins)}
          onChange={setOrigin}
        />
        <Button onClick={start}>{t('overrideStart')}</Button>
      </div>
    </div>
  );
}
