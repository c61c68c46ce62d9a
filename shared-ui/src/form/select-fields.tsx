import { Dropdown } from 'primereact/dropdown';
import { MultiSelect } from 'primereact/multiselect';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { CodeOption } from 'shared-domain';
import { OpenLists } from '../primereact/open-lists.tsx';
import '../primereact/setup.ts';
import { FieldFrame, ariaOf, type FieldProps } from './field-frame.tsx';
import { formTexts } from './texts.ts';

/** Longest list that a native select shows; longer ones get a box to filter by. */
const NATIVE_MAX = 30;
/** Longest list that is drawn whole, the counties of Texas included; of longer ones only what is in view. */
const DRAWN_MAX = 300;
const ROW_HEIGHT = 36;

const scroller = (count: number) => (count > DRAWN_MAX ? { itemSize: ROW_HEIGHT } : undefined);

type SelectProps = FieldProps & {
  options: readonly CodeOption[];
  /** The chosen code. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** Its list is long, and may come later than the field: that stays the same control then, and keeps the focus. */
  long?: boolean;
  /** Text of the empty choice; without `required` it is always there. */
  emptyLabel?: string;
};

/** One choice from a list: native up to 30 options, with a filter above, and where it is `long`. */
export function SelectField(props: SelectProps) {
  const ownId = useId();
  const t = useTexts(formTexts);
  const { id = ownId, options, long = false } = props;
  const Select = long || options.length > NATIVE_MAX ? FilteredSelect : NativeSelect;
  return <Select {...props} id={id} noOptions={t('noOptions')} />;
}

/** Escape closes a list together with the filter that has the focus; so the focus goes back to the field first. */
const panelOf = (id: string) => ({
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Escape') document.getElementById(id)?.focus();
  },
});

/** The cross that takes the choice back, and goes with it: a button for those who don't see it, too. */
const clearOf = (label: string) => ({ role: 'button', 'aria-hidden': false, 'aria-label': label });

type DrawnSelectProps = SelectProps & { id: string; noOptions: string };

/** As `unlessInList`; PrimeReact tells of the loss of focus late and without the next field. */
function unlessListHasFocus(id: string, onBlur: (() => void) | undefined) {
  return (): void => {
    const field = document.getElementById(id)?.closest('.p-dropdown');
    if (!field?.contains(document.activeElement)) onBlur?.();
  };
}

function FilteredSelect({ noOptions, ...props }: DrawnSelectProps) {
  const { id, options, value, onChange, onBlur, disabled, emptyLabel } = props;
  const t = useTexts(formTexts);
  const select = useRef<Dropdown>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // Passed through, these would also land on the label, which then poses as a second, unnamed combobox.
    const input = select.current?.getFocusInput();
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-expanded', String(open));
    if (open) input?.setAttribute('aria-controls', `${id}-list`);
    else input?.removeAttribute('aria-controls');
  }, [id, open]);
  // a shut list has no use for Escape, and PrimeReact keeps it nonetheless: the dialog around the field would stay open
  const leaveEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !select.current?.getOverlay()) event.stopPropagation();
  };
  return (
    <FieldFrame {...props} id={id}>
      <OpenLists>
        <Dropdown
          ref={select}
          inputId={id}
          options={[...options]}
          optionLabel="label"
          optionValue="code"
          optionDisabled="disabled"
          appendTo="self"
          value={value || null}
          // Without any text the part would show its message for an empty list.
          placeholder={emptyLabel || '\u00a0'}
          filter
          filterInputAutoFocus
          resetFilterOnHide
          showClear={!props.required}
          disabled={disabled}
          invalid={Boolean(props.error)}
          emptyMessage={noOptions}
          emptyFilterMessage={noOptions}
          virtualScrollerOptions={scroller(options.length)}
          pt={{
            root: { onKeyDownCapture: leaveEscape },
            list: { id: `${id}-list` },
            panel: panelOf(id),
            clearIcon: clearOf(t('clearChoice', props)),
          }}
          onShow={() => setOpen(true)}
          onHide={() => {
            setOpen(false);
            onBlur?.();
          }}
          onChange={(event) => {
            const chosen = (event.value as string | undefined) ?? null;
            if (chosen === null) document.getElementById(id)?.focus();
            onChange(chosen);
          }}
          onBlur={unlessListHasFocus(id, onBlur)}
          {...ariaOf(id, props)}
        />
      </OpenLists>
    </FieldFrame>
  );
}

/** Going from the field into its own list is not leaving it; closing the list is. */
function unlessInList(onBlur: (() => void) | undefined) {
  return ({ target, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
    const field = target.closest('.p-multiselect');
    if (!(relatedTarget instanceof Node) || !field?.contains(relatedTarget)) onBlur?.();
  };
}

function NativeSelect({ noOptions, ...props }: DrawnSelectProps) {
  const { id, options, value, onChange, onBlur, disabled, emptyLabel = '' } = props;
  return (
    <FieldFrame {...props}>
      <select
        id={id}
        className="cx-input"
        value={value ?? ''}
        disabled={disabled}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        {...ariaOf(id, props)}
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option.code} value={option.code} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {options.length === 0 ? <option disabled>{noOptions}</option> : null}
      </select>
    </FieldFrame>
  );
}

/** Several choices from a list, with a filter. */
export function MultiSelectField(
  props: FieldProps & {
    options: readonly CodeOption[];
    value: readonly string[];
    onChange: (value: string[]) => void;
    onBlur?: () => void;
    emptyLabel?: string;
  },
) {
  const ownId = useId();
  const t = useTexts(formTexts);
  const { id = ownId, options, value, onChange, onBlur, disabled } = props;
  return (
    <FieldFrame {...props} id={id}>
      <OpenLists>
        <MultiSelect
          inputId={id}
          options={[...options]}
          optionLabel="label"
          optionValue="code"
          optionDisabled="disabled"
          appendTo="self"
          value={[...value]}
          placeholder={props.emptyLabel ?? ''}
          filter
          resetFilterOnHide
          maxSelectedLabels={3}
          selectedItemsLabel={t('chosenCount', { count: value.length })}
          disabled={disabled}
          invalid={Boolean(props.error)}
          emptyFilterMessage={t('noOptions')}
          virtualScrollerOptions={scroller(options.length)}
          pt={{ panel: panelOf(id) }}
          onChange={(event) => onChange(event.value as string[])}
          onBlur={unlessInList(onBlur)}
          onHide={onBlur}
          {...ariaOf(id, props)}
        />
      </OpenLists>
    </FieldFrame>
  );
}
