import { useState, type FormEvent } from 'react';
import { Button } from 'shared-ui/ui';
import { useId } from 'react';

/** One line to type and one act: a code, a name, a password. Takes the focus, since it is what comes next. */
export function CodeField({
  label,
  hint,
  submitLabel,
  busy,
  onSubmit,
  autoComplete = 'off',
  numeric = false,
  secret = false,
  maxLength = 100,
}: {
  label: string;
  hint?: string;
  submitLabel: string;
  busy: boolean;
  onSubmit: (value: string) => void;
  autoComplete?: string;
  numeric?: boolean;
  secret?: boolean;
  maxLength?: number;
}) {
  const [value, setValue] = useState('');
  const hintId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(value.trim());
    // refused it is of no use any more, and the next one is typed into an empty field
    if (numeric || secret) setValue('');
  };
  return (
    <form className="cx-stack" onSubmit={submit}>
      <label className="sh-field">
        {label}
        <input
          className="cx-input"
          ref={focusFirst}
          type={secret ? 'password' : 'text'}
          inputMode={numeric ? 'numeric' : undefined}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={maxLength}
          aria-describedby={hint ? hintId : undefined}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      {hint ? (
        <p id={hintId} className="cx-muted">
          {hint}
        </p>
      ) : null}
      <Button type="submit" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** In a dialog that is about to open, too, which otherwise begins at its first control. */
function focusFirst(input: HTMLInputElement | null): void {
  if (!input) return;
  input.autofocus = true;
  input.focus();
}
