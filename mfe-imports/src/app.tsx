import { paths } from 'shared-ui/domain';
import { Route, Routes } from 'shared-ui/router';
import { ImportCountsScreen } from './import-counts/import-counts.screen.tsx';

/** The remote's paths and their screens. */
export function App() {
  return (
    <Routes>
      <Route path={paths.importCounts.pattern} element={<ImportCountsScreen />} />
    </Routes>
  );
}
