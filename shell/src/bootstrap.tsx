import { createRoot } from 'react-dom/client';
import { session } from 'shared-ui/auth';
import 'shared-ui/theme.css';
import { App } from './app.tsx';
import './shell.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
if (session.getState().token) void session.getState().checkSession();
createRoot(root).render(<App />);
