export { definirVencimento } from './definir-vencimento.ts';
export { daysBefore, tellDeadlines } from './tell-deadlines.ts';
