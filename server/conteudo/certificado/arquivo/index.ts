export { checkSent } from './check-apart.ts';
export { checkReport } from './report.ts';
