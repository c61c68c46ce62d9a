import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { mayOpen, paths, SEARCH_MAX, seenText, type User } from 'shared-domain';
import { termsIn } from 'shared-domain/glossary';
import { useUser } from 'shared-ui/auth';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import type { RegistryEntry } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { Alert, Button, Dialog, useTheme } from 'shared-ui/ui';
import { actsFor } from './acts.rules.ts';
import {
  groupsOf,
  knownFound,
  movedTo,
  recordsFound,
  stillFits,
  termsKnown,
  type Found,
} from './found.rules.ts';
import { noteRecent, useRecent } from './recent.store.ts';
import { optionId, Results } from './results.tsx';
import { screensFor } from './screens.rules.ts';
import { searchTexts } from './search.texts.ts';
import { stationActions } from './station-actions.rules.ts';
import { useAct } from './use-act.ts';
import { useRecords, type Records } from './use-records.ts';
import './search.css';

/** How many screens and terms are listed of those that fit. */
const MOST = { screens: 6, terms: 4 };

/** What the page finds by itself, what the server has found, and what was opened lately, as far as it fits the text. */
function useFound(search: string, remotes: RegistryEntry[], { reply, search: asked }: Records) {
  const t = useTexts(searchTexts);
  const user = useUser();
  const [language] = useLanguage();
  const recent = useRecent(user);
  const { choice: theme } = useTheme();
  const screens = useMemo(
    () => [...screensFor(user, remotes, language), ...actsFor(user, { theme, language })],
    [user, remotes, language, theme],
  );
  const terms = useMemo(() => termsKnown(termsIn(language)), [language]);
  const records = reply
    ? [
        ...recordsFound(reply, user, (name) => t('draft', { name })),
        ...stationActions(reply, user, (action, station) => t(action, { station })),
      ]
    : [];
  // a screen that the person may open no longer is not offered again
  const open = recent.filter(({ kind, id }) => kind !== 'screen' || screens.some((one) => one.id === id));
  return groupsOf(stillFits(open, search), [
    ...knownFound(screens, search, MOST.screens),
    ...(asked === search.trim() ? records : stillFits(records, search)),
    ...knownFound(terms, search, MOST.terms),
  ]);
}

function scopeText(user: User): 'scope' | 'scopeOfAdmins' | 'scopeOfAll' {
  if (mayOpen(user, paths.agencies)) return 'scopeOfAll';
  return mayOpen(user, paths.authorizedUsers) ? 'scopeOfAdmins' : 'scope';
}

/** Takes the focus as the dialog opens, before its other controls. */
const first = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

/** The search everywhere: a field, and below it what fits, of which one is chosen by the arrow keys and opened by Enter. */
export function SearchDialog({ remotes, onClose }: { remotes: RegistryEntry[]; onClose: () => void }) {
  const t = useTexts(searchTexts);
  const user = useUser();
  const navigate = useNavigate();
  const act = useAct();
  const id = useId();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const { records, waits, lookFor } = useRecords();
  const groups = useFound(search, remotes, records);
  const found = groups.flatMap((group) => group.found);
  const chosen = found.find((one) => one.id === at) ?? found[0] ?? null;
  const listId = `${id}-list`;
  const chosenId = chosen ? optionId(listId, chosen) : undefined;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const open = (one: Found) => {
    noteRecent(user, one);
    onClose();
    if (one.act) act(one.act);
    else if (!one.outside) void navigate(one.to);
    else if (one.to.startsWith('mailto:')) window.location.assign(one.to);
    else window.open(one.to, '_blank', 'noreferrer');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // a letter that is being composed is not yet a key
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setAt(
        movedTo(
          found.map((one) => one.id),
          chosen?.id ?? null,
          event.key,
        ),
      );
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('title')} open wide onClose={onClose}>
      <div className="sh-search">
        <input
          ref={first}
          className="cx-input"
          type="text"
          role="combobox"
          aria-label={t('label')}
          placeholder={t('label')}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={SEARCH_MAX}
          value={search}
          onChange={({ target }) => {
            const typed = seenText(target.value);
            setSearch(typed);
            setAt(null);
            lookFor(typed);
          }}
          onKeyDown={onKeyDown}
        />
        <Results id={listId} groups={groups} chosen={chosen} onOpen={open} />
        <State
          search={search}
          records={records}
          waits={waits}
          count={found.length}
          onRetry={() => lookFor(search, 0)}
        />
        <p className="sh-search-foot">
          {t(scopeText(user))} <span className="cx-keys">{t('keys')}</span>
        </p>
      </div>
    </Dialog>
  );
}

type StateProps = { search: string; records: Records; waits: boolean; count: number; onRetry: () => void };

/** What stands of the search: how much there is, that it goes on, that it failed, that there is nothing. */
function State({ search, records, waits, count, onRetry }: StateProps) {
  const t = useTexts(searchTexts);
  const typed = search.trim();
  const { reply } = records;
  const hasMore = reply !== null && !waits && Object.values(reply).some(({ more }) => more);
  const told = waits ? t('asking') : t('found', { count });
  return (
    <>
      <output className={waits ? 'cx-muted' : 'cx-hidden'}>{typed === '' ? '' : told}</output>
      {typed === '' && count === 0 ? <p>{t('start')}</p> : null}
      {typed !== '' && count === 0 && !waits && !records.failed ? (
        <p>{t('nothing', { search: typed })}</p>
      ) : null}
      {hasMore ? <p className="cx-muted">{t('more')}</p> : null}
      {records.failed && !waits ? (
        <Alert severity="danger">
          <p>{t('failed')}</p>
          <Button size="small" severity="outlined" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
