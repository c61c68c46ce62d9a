import { createRoot } from 'react-dom/client';
import { session } from 'shared-ui/auth';
import 'shared-ui/theme.css';
import { App } from './app.tsx';
import { takeOverrideFromAddress } from './federation/override.ts';
import './shell.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
takeOverrideFromAddress();
const { token, user, checkSession } = session.getState();
// a token whose person is not known is checked by the screen that waits for them
if (token && user) void checkSession();
createRoot(root).render(<App />);
