export { metrics } from './metrics.ts';
