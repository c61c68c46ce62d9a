import { lazy, Suspense } from 'react';
import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { Spinner } from 'shared-ui/ui';
import { loadQualityControl, loadValidateCounts } from './screens.ts';

const QualityControlScreen = lazy(async () => ({
  default: (await loadQualityControl()).QualityControlScreen,
}));
const ValidateCountsScreen = lazy(async () => ({
  default: (await loadValidateCounts()).ValidateCountsScreen,
}));

/** The remote's routes and their screens. */
export function App() {
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path={paths.qualityControl.pattern} element={<QualityControlScreen />} />
        <Route path={paths.validateCounts.pattern} element={<ValidateCountsScreen />} />
      </Routes>
    </Suspense>
  );
}
