import { useState } from 'react';
import type { FigureMethod } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { figureWords } from '../figure-words.texts.ts';
import { provenanceQuery, type WhichFigure } from './publish.resource.ts';
import { publishTexts } from './texts.ts';

const METHODS = ['aashto', 'hourly', 'simple'] as const satisfies FigureMethod[];

/** By which method a figure is worked out, and whether with its filled days; with what it then comes from. */
export function useFigureChoice(which: WhichFigure) {
  const [method, setMethod] = useState<FigureMethod>('aashto');
  const [filled, setFilled] = useState(false);
  const first = useLoaded(provenanceQuery(which, 'aashto')).load;
  const { load, reload } = useLoaded(provenanceQuery(which, method, filled));
  // of the first answer, so that the field stays in its place, and the focus in it, while another one is awaited
  const offersFilled = first.state === 'loaded' && first.value.filling !== null;
  return { method, setMethod, filled, setFilled, offersFilled, load, reload };
}

/** The fields of that choice. */
export function FigureChoice({ choice }: { choice: ReturnType<typeof useFigureChoice> }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const { method, setMethod, filled, setFilled, offersFilled } = choice;
  return (
    <>
      <SelectField
        label={t('method')}
        required
        value={method}
        options={METHODS.map((one) => ({ code: one, label: words(one) }))}
        onChange={(chosen) => setMethod(METHODS.find((one) => one === chosen) ?? 'aashto')}
      />
      {offersFilled ? (
        <SelectField
          label={t('filled')}
          required
          value={filled ? 'with' : 'without'}
          options={[
            { code: 'without', label: t('withoutFilled') },
            { code: 'with', label: t('withFilled') },
          ]}
          onChange={(chosen) => setFilled(chosen === 'with')}
        />
      ) : null}
    </>
  );
}
