export { FactorsCard } from './factors-card.tsx';
export { SessionsCard } from './sessions-card.tsx';
export { SecondStep } from './second-step.tsx';
