import { useId, useRef, useState, type DragEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from 'shared-ui/ui';
import { FieldFrame, ariaOf, type FieldProps } from './field-frame.tsx';
import { formTexts } from './texts.ts';

/** One file, or several, chosen or dropped. */
export function FileField(
  props: FieldProps & {
    /** Name of the file chosen, null for none. */
    fileName: string | null;
    onChange: (file: File, ...others: File[]) => void;
    /** Whether several may be chosen at once; the others are left out otherwise. */
    multiple?: boolean;
    /** Kinds offered, e.g. '.csv,.txt'. */
    accept?: string;
  },
) {
  const ownId = useId();
  const { id = ownId, fileName, onChange, accept, disabled, multiple = false } = props;
  const t = useTexts(formTexts);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (file) onChange(file, ...(multiple ? others : []));
    // The same file chosen again, corrected meanwhile, is news.
    if (input.current) input.current.value = '';
  };
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on && !disabled);
  };
  return (
    <FieldFrame {...props} id={id}>
      <div
        className={`cx-file ${over ? 'cx-file-over' : ''}`}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple={multiple}
          accept={accept}
          disabled={disabled}
          onChange={(event) => take(event.target.files)}
          {...ariaOf(id, props)}
        />
        <span className="cx-button cx-button-outlined" aria-hidden>
          <Icon name="upload" />
          {t('chooseFile')}
        </span>
        <FileName name={fileName} />
      </div>
    </FieldFrame>
  );
}

function FileName({ name }: { name: string | null }) {
  const t = useTexts(formTexts);
  if (name !== null) return <span className="cx-file-name">{name}</span>;
  return (
    <span className="cx-file-name">
      {t('noFile')} <span className="cx-muted">{t('dropFile')}</span>
    </span>
  );
}
