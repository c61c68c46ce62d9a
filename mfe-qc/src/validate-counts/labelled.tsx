import { useId, type ReactNode } from 'react';
import type { TermId } from 'shared-domain/glossary';
import { TermHelp } from 'shared-ui/ui';

/**
 * A control under its label, with what explains it or is wrong with it. Native controls, not the room of forms: that
 * would add a third to the script of the counts list.
 */
export function Labelled({
  label,
  term,
  hint,
  fault,
  wide = false,
  children,
}: {
  label: string;
  /** The glossary's entry that a button beside the label opens. */
  term?: TermId;
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
      <div className="cx-label">
        <label htmlFor={id}>{label}</label>
        {term ? <TermHelp term={term} label={label} /> : null}
      </div>
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
