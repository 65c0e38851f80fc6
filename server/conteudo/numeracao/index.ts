export { takeNumber, type Counter } from './counter.ts';
export { peekFree, takeFree } from './free-number.ts';
export { planFor, planForProcess } from './plan-for.ts';
export { planOfTemplate, planOfType, type Numbered, type NumberPlan, type TypeRule } from './plan-number.ts';
export { idOfShortNumber, shortNumber } from './short-number.ts';
export { findTemplate, type NumberTemplate } from './template.repository.ts';
