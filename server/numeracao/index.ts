export { peekNumber, takeNumber, type Counter } from './counter.ts';
export { planOfTemplate, planOfType, type Numbered, type NumberPlan, type TypeRule } from './plan-number.ts';
export { findTemplate, type NumberTemplate } from './template.repository.ts';
