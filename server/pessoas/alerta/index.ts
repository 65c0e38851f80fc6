export { tellQuarantine } from './tell-quarantine.ts';
export { networkOf, watchHours, watchPlaces, watchRefusals } from './watch.ts';
