import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { CsvExportScreen } from './csv-export/csv-export.screen.tsx';
import { FiguresScreen } from './figures/figures.screen.tsx';
import { StationFiguresScreen } from './figures/station-figures.screen.tsx';
import { FactorGroupsScreen } from './groups/factor-groups.screen.tsx';
import { PublicationsScreen } from './figures/publish/publications.screen.tsx';
import { OpenDataScreen } from './open-data/open-data.screen.tsx';
import { ShareLinksScreen } from './share-links/share-links.screen.tsx';
import { ShortCountsScreen } from './groups/short-counts.screen.tsx';
import { ReportScreen } from './report/report.screen.tsx';
import { TmasScreen } from './tmas/tmas.screen.tsx';

/** The remote's paths and their screens. */
export function App() {
  return (
    <Routes>
      <Route path={paths.exports.pattern} element={<CsvExportScreen />} />
      <Route path={paths.tmasExports.pattern} element={<TmasScreen />} />
      <Route path={paths.report.pattern} element={<ReportScreen />} />
      <Route path={paths.figures.pattern} element={<FiguresScreen />} />
      <Route path={paths.publications.pattern} element={<PublicationsScreen />} />
      <Route path={paths.stationFigures.pattern} element={<StationFiguresScreen />} />
      <Route path={paths.factorGroups.pattern} element={<FactorGroupsScreen />} />
      <Route path={paths.openData.pattern} element={<OpenDataScreen />} />
      <Route path={paths.shareLinks.pattern} element={<ShareLinksScreen />} />
      <Route path={paths.shortCounts.pattern} element={<ShortCountsScreen />} />
    </Routes>
  );
}
