export { checkSent, checkSentByAnybody } from './check-apart.ts';
export { checkReport } from './report.ts';
export { coveringApart } from './draw-apart.ts';
