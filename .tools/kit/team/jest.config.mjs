export { default } from 'count-exchange-kit/jest';
