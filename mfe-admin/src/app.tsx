import { paths } from 'shared-ui/domain';
import { Route, Routes } from 'shared-ui/router';
import { AgenciesScreen } from './agencies/agencies.screen.tsx';
import { AddUserScreen } from './users/add-user.screen.tsx';
import { AuthorizedUsersScreen } from './users/authorized-users.screen.tsx';
import { EditUserScreen } from './users/edit-user.screen.tsx';

/** The remote's paths and their screens. */
export function App() {
  return (
    <Routes>
      <Route path={paths.authorizedUsers.pattern} element={<AuthorizedUsersScreen />} />
      <Route path={paths.addUser.pattern} element={<AddUserScreen />} />
      <Route path={paths.editUser.pattern} element={<EditUserScreen />} />
      <Route path={paths.agencies.pattern} element={<AgenciesScreen />} />
    </Routes>
  );
}
