import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { AddAgencyScreen } from './agencies/add-agency.screen.tsx';
import { AgenciesScreen } from './agencies/agencies.screen.tsx';
import { AgencyTokensScreen } from './api-tokens/agency-tokens.screen.tsx';
import { OwnTokensScreen } from './api-tokens/own-tokens.screen.tsx';
import { ApiGuideScreen } from './api-guide/api-guide.screen.tsx';
import { AuditScreen } from './audit/audit.screen.tsx';
import { CitiesScreen } from './cities/cities.screen.tsx';
import { CreateDeploymentScreen } from './deployments/create-deployment.screen.tsx';
import { DeploymentsScreen } from './deployments/deployments.screen.tsx';
import { EditDeploymentScreen } from './deployments/edit-deployment.screen.tsx';
import { RegistrationsScreen } from './registrations/registrations.screen.tsx';
import { AddUserScreen } from './users/add-user.screen.tsx';
import { AuthorizedUsersScreen } from './users/authorized-users.screen.tsx';
import { EditUserScreen } from './users/edit-user.screen.tsx';
import { WebhooksScreen } from './webhooks/webhooks.screen.tsx';

/** The remote's paths and their screens. */
export function App() {
  return (
    <Routes>
      <Route path={paths.authorizedUsers.pattern} element={<AuthorizedUsersScreen />} />
      <Route path={paths.addUser.pattern} element={<AddUserScreen />} />
      <Route path={paths.editUser.pattern} element={<EditUserScreen />} />
      <Route path={paths.agencies.pattern} element={<AgenciesScreen />} />
      <Route path={paths.addAgency.pattern} element={<AddAgencyScreen />} />
      <Route path={paths.cities.pattern} element={<CitiesScreen />} />
      <Route path={paths.deployments.pattern} element={<DeploymentsScreen />} />
      <Route path={paths.createDeployment.pattern} element={<CreateDeploymentScreen />} />
      <Route path={paths.editDeployment.pattern} element={<EditDeploymentScreen />} />
      <Route path={paths.registrations.pattern} element={<RegistrationsScreen />} />
      <Route path={paths.audit.pattern} element={<AuditScreen />} />
      <Route path={paths.agencyTokens.pattern} element={<AgencyTokensScreen />} />
      <Route path={paths.webhooks.pattern} element={<WebhooksScreen />} />
      <Route path={paths.apiGuide.pattern} element={<ApiGuideScreen />} />
      <Route path={paths.apiTokens.pattern} element={<OwnTokensScreen />} />
    </Routes>
  );
}
