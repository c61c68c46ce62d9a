import { lazy, Suspense } from 'react';
import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { Spinner } from 'shared-ui/ui';

// each screen in a chunk of its own: the counts list does without the stations table's library
const QualityControlScreen = lazy(async () => ({
  default: (await import('./quality-control/quality-control.screen.tsx')).QualityControlScreen,
}));
const ValidateCountsScreen = lazy(async () => ({
  default: (await import('./validate-counts/validate-counts.screen.tsx')).ValidateCountsScreen,
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
