import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { session } from 'shared-ui/auth';
import '../theme/theme.css';
import { StandaloneApp, type StandaloneOptions } from './standalone-app.tsx';
import './standalone.css';

/** Starts a remote alone in the page: `npm start -w mfe-qc`. */
export function startStandalone(options: StandaloneOptions): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  void session.getState().checkSession();
  createRoot(root).render(
    <BrowserRouter>
      <StandaloneApp {...options} />
    </BrowserRouter>,
  );
}
