import { may, paths, type Deployment } from 'shared-domain';
import { commonWords } from 'shared-domain/texts';
import { useUser } from 'shared-ui/auth';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { Card, LoadState } from 'shared-ui/ui';
import { deploymentsQuery } from './station-home.resource.ts';
import { homeTexts } from './texts.ts';

/** When counters were placed at the station, for whoever manages deployments; nothing for others. */
export function HomeDeployments({ stationId }: { stationId: string }) {
  const words = useTexts(commonWords);
  return may(useUser(), 'GET /deployments') ? (
    <Card title={words('deployments')}>
      <Deployments stationId={stationId} />
    </Card>
  ) : null;
}

function Deployments({ stationId }: { stationId: string }) {
  const t = useTexts(homeTexts);
  const { load, reload } = useLoaded(deploymentsQuery(stationId));
  return (
    <LoadState load={load} retry={reload}>
      {(deployments) =>
        deployments.length === 0 ? (
          <p>{t('noDeployments')}</p>
        ) : (
          <ul className="station-ledger">
            {deployments.map((deployment) => (
              <Placing key={deployment.id} deployment={deployment} />
            ))}
          </ul>
        )
      }
    </LoadState>
  );
}

function Placing({ deployment }: { deployment: Deployment }) {
  const { id, name, start_date, end_date, location, notes } = deployment;
  const period = formatPeriod(start_date, end_date);
  return (
    <li>
      <strong>
        <Link to={paths.editDeployment.href({ deploymentId: String(id) })}>{name}</Link>
      </strong>
      {period && <p>{period}</p>}
      {location && <p>{location}</p>}
      {notes && <p className="cx-muted">{notes}</p>}
    </li>
  );
}
