export { takeNumber } from './counter.ts';
export { peekFree, takeFree } from './free-number.ts';
export { planFor, planForDossier, planForProcess, planForProtocol } from './plan-for.ts';
export { isNational, planOfTemplate, type NumberPlan } from './plan-number.ts';
export { givenProtocol, protocolNumber } from './protocol-number.ts';
export { type NumberTemplate } from './template.repository.ts';
