import type { RegistroMundo } from './registro-mundo.ts';

const nomes: Readonly<Record<string, string>> = {
  efetivo: 'Servidor efetivo',
  comissionado: 'Cargo em comissão',
  'agente-politico': 'Agente político',
  temporario: 'Contrato temporário',
  cedido: 'Cedido por outro órgão',
  estagiario: 'Estagiário',
};

export const vinculosEmpregaticios: readonly RegistroMundo<'vinculo-empregaticio'>[] = Object.entries(
  nomes,
).map(([chave, descricao], i) => ({
  chave,
  dados: { codigo: String(i + 1).padStart(2, '0'), descricao, ativo: true },
}));
