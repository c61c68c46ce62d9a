/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a combobox's list: the field keeps the focus and takes the keys */
import { useTexts } from 'shared-ui/i18n';
import { Icon } from 'shared-ui/ui';
import type { Found, Group } from './found.rules.ts';
import { searchTexts } from './search.texts.ts';

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, found: Found): string =>
  `${listId}-${found.id.replace(/\W+/g, '-')}`;

/** What was found, under its headings; one of it is chosen. The focus stays in the field, which names the chosen one. */
export function Results({
  id,
  groups,
  chosen,
  onOpen,
}: {
  id: string;
  groups: Group[];
  chosen: Found | null;
  onOpen: (found: Found) => void;
}) {
  const t = useTexts(searchTexts);
  return (
    <div id={id} role="listbox" aria-label={t('title')} className="sh-search-list">
      {groups.map(({ kind, found }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <h3 id={`${id}-${kind}`} role="presentation">
            {t(kind)}
          </h3>
          {found.map((one) => (
            <Option
              key={one.id}
              id={optionId(id, one)}
              found={one}
              isChosen={one.id === chosen?.id}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; found: Found; isChosen: boolean; onOpen: (found: Found) => void };

function Option({ id, found, isChosen, onOpen }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className="sh-search-found"
      // the field keeps the focus
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(found)}
    >
      <Icon name={found.icon} />
      <span className="sh-search-lines">
        <span>{found.label}</span>
        {found.detail ? <small>{found.detail}</small> : null}
      </span>
    </div>
  );
}
