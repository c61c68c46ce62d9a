import { useEffect, useState } from 'react';
import { useSession, useUser } from 'shared-ui/auth';
import { paths } from 'shared-domain';

/** A page is one person's: when somebody else has signed in in another tab, all of it is given up. */
export function useOnePerson(
  letGo: () => void,
  leave = () => window.location.replace(paths.dashboard.href()),
): void {
  const { id } = useUser();
  const [first] = useState(id);
  const isOther = useSession(({ user }) => user !== null && user.id !== first);
  useEffect(() => {
    if (!isOther) return;
    letGo();
    leave();
    // once: the page goes away with it
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOther]);
}
