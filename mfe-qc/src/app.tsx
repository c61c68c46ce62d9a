import { lazy, Suspense } from 'react';
import { paths } from 'shared-domain';
import { Route, Routes } from 'shared-ui/router';
import { Spinner } from 'shared-ui/ui';
import { loadCalendar, loadCompare, loadQualityControl, loadValidateCounts } from './screens.ts';

const QualityControlScreen = lazy(async () => ({
  default: (await loadQualityControl()).QualityControlScreen,
}));
const ValidateCountsScreen = lazy(async () => ({
  default: (await loadValidateCounts()).ValidateCountsScreen,
}));
const CalendarScreen = lazy(async () => ({ default: (await loadCalendar()).CalendarScreen }));
const CompareScreen = lazy(async () => ({ default: (await loadCompare()).CompareScreen }));

/** The remote's routes and their screens. */
export function App() {
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path={paths.qualityControl.pattern} element={<QualityControlScreen />} />
        <Route path={paths.validateCounts.pattern} element={<ValidateCountsScreen />} />
        <Route path={paths.calendar.pattern} element={<CalendarScreen />} />
        <Route path={paths.compare.pattern} element={<CompareScreen />} />
      </Routes>
    </Suspense>
  );
}
