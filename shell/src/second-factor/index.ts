export { FactorsCard } from './factors-card.tsx';
export { SessionsCard } from './sessions-card.tsx';
export { factorsQuery, sessionsQuery } from './own-factors.resource.ts';
