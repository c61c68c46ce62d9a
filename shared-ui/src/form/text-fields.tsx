import { useId, useState, type ComponentProps } from 'react';
import { FieldFrame, FieldNotes, LabelLine, RequiredMark, ariaOf, type FieldProps } from './field-frame.tsx';
import { typedText } from './typed-text.ts';

type TextProps = FieldProps & {
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'password' | 'search';
  multiline?: boolean;
  readOnly?: boolean;
} & Pick<ComponentProps<'input'>, 'maxLength' | 'autoComplete' | 'inputMode' | 'placeholder' | 'name'>;

/** A line of text, or several. */
export function TextField(props: TextProps) {
  const ownId = useId();
  const { id = ownId, value, onChange, onBlur, type = 'text', multiline, disabled, readOnly } = props;
  const shared = {
    id,
    value: value ?? '',
    disabled,
    readOnly,
    onBlur,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete,
    placeholder: props.placeholder,
    name: props.name,
    className: 'cx-input',
    ...ariaOf(id, props),
  };
  return (
    <FieldFrame {...props} id={id}>
      {multiline ? (
        <textarea {...shared} rows={3} onChange={({ target }) => onChange(typedText(target))} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={props.inputMode}
          onChange={({ target }) => onChange(type === 'password' ? target.value : typedText(target))}
        />
      )}
    </FieldFrame>
  );
}

type NumberProps = FieldProps & {
  /** NaN while what is typed is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
};

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()));

/** A number with a decimal point. What is typed stays as typed, also when it is no number. */
export function NumberField(props: NumberProps) {
  const ownId = useId();
  const { id = ownId, value, onChange, onBlur, disabled } = props;
  const [typed, setTyped] = useState('');
  const shown = Object.is(numberOf(typed), value) ? typed : String(value ?? '');
  return (
    <FieldFrame {...props} id={id}>
      <input
        id={id}
        className="cx-input"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={shown}
        onBlur={onBlur}
        onChange={({ target }) => {
          const text = typedText(target);
          setTyped(text);
          onChange(numberOf(text));
        }}
        {...ariaOf(id, props)}
      />
    </FieldFrame>
  );
}

/** A box to tick, with its label beside it. */
export function CheckField({
  id: givenId,
  label,
  value,
  onChange,
  onBlur,
  ...props
}: FieldProps & { value: boolean; onChange: (value: boolean) => void; onBlur?: () => void }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="cx-field">
      <LabelLine label={label} term={props.term}>
        <label className="cx-check">
          <input
            id={id}
            type="checkbox"
            checked={value}
            disabled={props.disabled}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.checked)}
            {...ariaOf(id, { label, ...props })}
          />
          <span>
            {label}
            {props.required ? <RequiredMark /> : null}
          </span>
        </label>
      </LabelLine>
      <FieldNotes id={id} hint={props.hint} error={props.error} />
    </div>
  );
}

/** One of a few choices, all in view. */
export function RadioField<C extends string>({
  label,
  options,
  value,
  onChange,
  ...props
}: Omit<FieldProps, 'term'> & {
  options: readonly { code: C; label: string; disabled?: boolean }[];
  value: C | null;
  onChange: (value: C) => void;
}) {
  const name = useId();
  return (
    <fieldset className="cx-field" disabled={props.disabled}>
      <legend className={props.labelHidden ? 'cx-hidden' : undefined}>{label}</legend>
      <div className="cx-row">
        {options.map((option) => (
          <label key={option.code} className="cx-check">
            <input
              type="radio"
              name={name}
              checked={option.code === value}
              disabled={option.disabled}
              onChange={() => onChange(option.code)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={name} hint={props.hint} error={props.error} />
    </fieldset>
  );
}
