export { ScrollBox } from './scroll-box.tsx';
