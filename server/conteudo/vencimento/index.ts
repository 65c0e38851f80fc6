export { tellDeadlines } from './tell-deadlines.ts';
