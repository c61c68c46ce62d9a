export { FactorsCard } from './factors-card.tsx';
export { SessionsCard } from './sessions-card.tsx';
