import { memo } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { CodeOption } from 'shared-domain';
import { DateField } from './date-field.tsx';
import { fieldId } from './field-focus.ts';
import type { FieldProps } from './field-frame.tsx';
import type { Control, FormValues, NameOf } from './fields.ts';
import { NOT_A_DATE } from './schema.ts';
import { MultiSelectField, SelectField } from './select-fields.tsx';
import { CheckField, NumberField, TextField } from './text-fields.tsx';
import { formTexts } from './texts.ts';
import { faultInWords, type FieldForm } from './use-field-form.ts';
import { refusalOf } from './refusal.rules.ts';

type ControlProps = FieldProps & {
  id: string;
  name: string;
  spec: Control<never, never, string>;
  value: unknown;
  options: readonly CodeOption[];
  emptyLabel?: string;
  onSet: (name: never, value: unknown) => void;
  onLeave: (name: never) => void;
};

const NO_OPTIONS: readonly CodeOption[] = [];

/** Lists are made anew at each drawing; a field is drawn again only when their entries differ. */
function sameProps({ options: before, ...then }: ControlProps, { options, ...now }: ControlProps): boolean {
  return (
    options.length === before.length &&
    options.every((option, index) => option === before[index]) &&
    Object.entries(now).every(([key, value]) => Object.is(then[key as keyof typeof now], value))
  );
}

/** The control of a kind; what the field's description says of it goes to it as it stands. */
const Bound = memo(function Bound({
  spec,
  name,
  options,
  emptyLabel,
  onSet,
  onLeave,
  ...frame
}: ControlProps) {
  const props = {
    ...frame,
    onChange: (next: unknown) => onSet(name as never, next),
    onBlur: () => onLeave(name as never),
  };
  const value = frame.value as string | null;
  switch (spec.control) {
    case 'select':
      return <SelectField {...props} {...{ options, emptyLabel, value }} long={spec.long} />;
    case 'multi':
      return (
        <MultiSelectField {...props} {...{ options, emptyLabel }} value={(frame.value ?? []) as string[]} />
      );
    case 'number':
      return <NumberField {...props} value={frame.value as number | null} />;
    case 'check':
      return <CheckField {...props} value={frame.value === true} />;
    case 'date':
      return <DateField {...spec} {...props} value={value || null} keepsText />;
    case 'own':
      return null;
    default: {
      const isArea = spec.control === 'area';
      const type = spec.control === 'area' ? 'text' : spec.control;
      const text = { type, value, multiline: isArea, placeholder: emptyLabel } as const;
      return <TextField autoComplete="off" {...spec} {...props} {...text} />;
    }
  }
}, sameProps);

/** What stands beside a field: why it can't be set, or what comes first, before its usual hint. */
function hintOf<K extends string>(
  { hint, disabledHint, nothingHint }: { hint?: K; disabledHint?: K; nothingHint?: K },
  { disabled, offered }: { disabled: boolean; offered: number },
): K | undefined {
  if (disabled && disabledHint) return disabledHint;
  return (offered === 0 ? nothingHint : undefined) ?? hint;
}

/** What is wrong with a field, for one that a form draws by itself: its own fault, or what the server refused. */
export function useFieldError<V extends FormValues, L, K extends string>(
  form: FieldForm<V, L, K>,
  name: NameOf<V>,
): string | undefined {
  const t = useTexts(formTexts);
  const spec = form.fields[name];
  const checked = form.touched[name] ? form.errors[name] : undefined;
  // of what is no date the field tells by itself
  const fault = checked === NOT_A_DATE ? undefined : checked;
  return spec && fault ? faultInWords(fault, spec, form.setup.t, t) : refusalOf(form.problem?.errors, name);
}

/** One declared field, bound to its form; nothing when it is hidden. Only the field typed into is drawn again. */
export function FormField<V extends FormValues, L, K extends string>({
  form,
  name,
}: {
  form: FieldForm<V, L, K>;
  name: NameOf<V>;
}) {
  const { lookups, t: word } = form.setup;
  const spec = form.fields[name];
  const error = useFieldError(form, name);
  if (!spec || (spec.visible && !spec.visible(form.values))) return null;
  const disabled = spec.disabled?.(form.values, lookups) ?? false;
  const options = 'options' in spec ? spec.options(form.values, lookups) : NO_OPTIONS;
  const hintKey = hintOf(spec, { disabled, offered: options.length });
  const hint = hintKey && word(hintKey);
  const empty = 'emptyLabel' in spec ? spec.emptyLabel : undefined;
  return (
    <div className={spec.wide ? 'cx-wide' : undefined}>
      <Bound
        id={fieldId(form.id, name)}
        name={name}
        spec={spec}
        label={word(spec.label)}
        term={spec.term}
        // a fault that says the same as the hint stands in its place
        hint={hint === error ? undefined : hint}
        error={error}
        required={spec.required !== undefined}
        disabled={disabled}
        value={form.values[name]}
        options={options}
        emptyLabel={empty && word(empty)}
        onSet={form.set}
        onLeave={form.leave}
      />
    </div>
  );
}

/** Fields side by side, one below the other on phones. */
export function FieldGrid<V extends FormValues, L, K extends string>({
  form,
  names,
}: {
  form: FieldForm<V, L, K>;
  names: readonly NameOf<V>[];
}) {
  return (
    <div className="cx-fields">
      {names.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
    </div>
  );
}
