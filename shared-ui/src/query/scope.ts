import { rightsMark, type User } from 'shared-domain';
import { session, useSession } from 'shared-ui/auth';
import { currentLanguage, useLanguage, type Language } from 'shared-ui/i18n';
import type { Asked, Key } from './asked.ts';

/**
 * For whom the server answered, with which rights and in which words. It ends each key in the cache, so that nobody else
 * is ever shown the answer.
 */
type Scope = { user: number | null; agency: number | null; rights: string; language: Language | '' };
/** What a key is made from. */
type Named = Pick<Asked<never>, 'queryKey' | 'record'>;

function scoped({ queryKey, record }: Named, user: User | null, language: Language): Key {
  const scope: Scope = {
    user: user?.id ?? null,
    agency: user?.agency_id ?? null,
    rights: user && !record ? rightsMark(user) : '',
    language: record ? '' : language,
  };
  return [...queryKey, scope];
}

/** The key as the cache holds it now. */
export const keyNow = (asked: Named): Key => scoped(asked, session.getState().user, currentLanguage());

/** The same for a component, which is drawn again when it becomes another one. */
export function useKey(asked: Named): Key {
  const user = useSession((state) => state.user);
  const [language] = useLanguage();
  return scoped(asked, user, language);
}

/** Whether both are the same thing for the same person and agency, if with other rights or in other words. */
export function isSameButForWords(one: Key, other: Key): boolean {
  const mute = (key: Key) =>
    JSON.stringify([...key.slice(0, -1), { ...(key.at(-1) as Scope), rights: '', language: '' }]);
  return mute(one) === mute(other);
}
