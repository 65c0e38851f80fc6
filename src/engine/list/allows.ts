import type { RegisterRecord } from '../register.ts';

/** Whether a record of a list lets this act be done now; lists carry only the names of the allowed ones. */
export function allows(record: RegisterRecord, action: string): boolean {
  const acoes = record['acoes'];
  return !Array.isArray(acoes) || acoes.some((acao: unknown) => acao === action);
}
