import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { AutomaticImportScreen } from './automatic-import/automatic-import.screen.tsx';
import { ArrivingScreen } from './arriving/arriving.screen.tsx';
import { ImportCountsScreen } from './import-counts/import-counts.screen.tsx';
import { ImportEcoCountsScreen } from './import-eco-counts/import-eco-counts.screen.tsx';
import { ImportHistoryScreen } from './import-history/import-history.screen.tsx';

/** The remote's paths and their screens. */
export function App() {
  return (
    <Routes>
      <Route path={paths.importCounts.pattern} element={<ImportCountsScreen />} />
      <Route path={paths.importEcoCounts.pattern} element={<ImportEcoCountsScreen />} />
      <Route path={paths.automaticImport.pattern} element={<AutomaticImportScreen />} />
      <Route path={paths.arriving.pattern} element={<ArrivingScreen />} />
      <Route path={paths.importHistory.pattern} element={<ImportHistoryScreen />} />
    </Routes>
  );
}
