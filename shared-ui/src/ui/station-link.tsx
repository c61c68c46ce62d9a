import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'shared-ui/router';
import { paths } from 'shared-domain';

/**
 * A station named where one may want to look at it: the way to its page. What has no page (a draft, a station that is
 * told of by its name alone) is plain text. Whoever is shown a station may open its page: rows of others don't exist for them.
 */
export function StationLink({
  stationId,
  children,
  ...rest
}: {
  stationId: string | null;
  children: ReactNode;
} & Pick<LinkProps, 'target' | 'rel'>): ReactNode {
  return stationId === null ? (
    children
  ) : (
    <Link to={paths.station.href({ stationId })} {...rest}>
      {children}
    </Link>
  );
}
