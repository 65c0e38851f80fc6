export { findings, type Finding } from './rules.ts';
