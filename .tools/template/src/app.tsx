import { Route, Routes } from 'shared-ui/router';
import { FirstScreen } from './first/first.screen.tsx';

/** The remote's paths and their screens. */
export function App() {
  return (
    <Routes>
      <Route path="/template" element={<FirstScreen />} />
    </Routes>
  );
}
