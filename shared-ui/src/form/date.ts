import './date.css';

export { isDay, showDay, type DateFormat } from './calendar.rules.ts';
export { DateField } from './date-field.tsx';
