export { expectNoAxeViolations } from './axe.ts';
export { endSession, restoreTyped } from './kept-work.ts';
export { choose } from './choose.ts';
export { onPaper } from './on-paper.ts';
export { renderScreen, type ScreenOptions } from './render-screen.tsx';
export { answerOnce, loseAnswerOnce, loseOnce, realApi, server } from './server.ts';
export { DEMO_PASSWORD, emailOf, signInAs, type Persona } from './sign-in-as.ts';
