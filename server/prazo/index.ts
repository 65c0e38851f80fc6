export { today } from './today.ts';
