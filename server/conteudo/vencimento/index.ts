export { daysBefore, tellDeadlines } from './tell-deadlines.ts';
