import { useId, type ReactNode } from 'react';

/**
 * A control under its label, with what explains it or is wrong with it. Native controls, not the room of forms: that
 * would add a third to the script of the counts list.
 */
export function Labelled({
  label,
  hint,
  fault,
  wide = false,
  children,
}: {
  label: string;
  hint?: string;
  fault?: string;
  wide?: boolean;
  /** Draws the control with these attributes. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}) {
  const id = useId();
  const text = fault ?? hint;
  const told = text ? { 'aria-describedby': `${id}-text` } : {};
  return (
    <div className={wide ? 'qc-field qc-field-wide' : 'qc-field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...told, ...(fault ? { 'aria-invalid': true as const } : {}) })}
      {text ? (
        <small
          id={`${id}-text`}
          className={fault ? 'qc-fault' : undefined}
          role={fault ? 'alert' : undefined}
        >
          {text}
        </small>
      ) : null}
    </div>
  );
}
