import { createRoot } from 'react-dom/client';
import { session } from 'shared-ui/auth';
import 'shared-ui/theme.css';
import { App } from './app.tsx';
import { takeFromAddress } from './federation/asked.ts';
import './shell.css';
import './layout/top-bar.css';
import './layout/sidebar.css';
import './layout/content.css';
import './layout/login.css';
// what changes on a phone comes after all that it changes
import './layout/narrow.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
takeFromAddress();
const { token, user, checkSession } = session.getState();
// a token whose person is not known is checked by the screen that waits for them
if (token && user) void checkSession();
createRoot(root).render(<App />);
