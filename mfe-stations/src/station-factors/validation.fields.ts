import type { StationFactors, ValidationInput } from 'shared-domain';
import { NOTE_MAX } from 'shared-domain';
import { defineFields, renamedErrors } from 'shared-ui/form';
import { readPairs } from './pairs-text.rules.ts';
import type { factorTexts } from './texts.ts';

export type ValidationValues = {
  flow: string | null;
  date: string | null;
  interval: string | null;
  method: string | null;
  people: string;
  note: string;
};

export const emptyValidation: ValidationValues = {
  flow: null,
  date: null,
  interval: '60',
  method: 'manual',
  people: '',
  note: '',
};

type Flows = { flows: StationFactors['flows'] };

/** Flows as choices, by name and id. */
export const flowChoices = ({ flows }: Flows) =>
  flows.map(({ id, name, flowid_txdot }) => ({ code: String(id), label: `${name}, ${flowid_txdot}` }));

export const validationFields = defineFields<
  ValidationValues,
  Flows & { minutes: Record<'15' | '60', string>; methods: Record<'manual' | 'video', string> },
  keyof typeof factorTexts.en
>({
  flow: {
    label: 'flow',
    control: 'select',
    required: 'required',
    wide: true,
    options: (_, { flows }) => flowChoices({ flows }),
  },
  date: { label: 'date', control: 'date', required: 'required' },
  interval: {
    label: 'interval',
    control: 'select',
    required: 'required',
    options: (_, { minutes }) => [
      { code: '60', label: minutes[60] },
      { code: '15', label: minutes[15] },
    ],
  },
  method: {
    label: 'method',
    control: 'select',
    required: 'required',
    options: (_, { methods }) => [
      { code: 'manual', label: methods.manual },
      { code: 'video', label: methods.video },
    ],
  },
  people: {
    label: 'people',
    hint: 'peopleHint',
    control: 'area',
    wide: true,
    required: 'required',
    check: (text) => (readPairs(text).badLine === null ? null : 'badPairs'),
  },
  note: { label: 'note', control: 'area', wide: true, maxLength: NOTE_MAX },
});

/** What is counted, as the API takes it. */
export const toInput = (values: ValidationValues): ValidationInput => ({
  flow_id: Number(values.flow),
  date: values.date ?? '',
  interval: values.interval === '15' ? 15 : 60,
  pairs: readPairs(values.people).pairs,
});

/** The API's errors under the form's names. */
export const errorsByField = renamedErrors({ flow_id: 'flow', pairs: 'people' });
