import { ref } from './ref.ts';
import type { Campos, RegistroMundo } from './registro-mundo.ts';

const local = (
  chave: string,
  nome: string,
  dados: Pick<Campos<'local-guarda'>, 'especie'> & Partial<Campos<'local-guarda'>>,
): RegistroMundo<'local-guarda'> => ({
  chave,
  dados: { codigo: chave, nome, unidade: ref('unidade', 'DPA'), ativo: true, medida: 'ITENS', ...dados },
});

const em = (chave: string) => ({ localSuperior: ref('local-guarda', chave) });

/** Where the archive of the town hall keeps what is on paper. */
export const locaisGuarda: readonly RegistroMundo<'local-guarda'>[] = [
  local('AG', 'Arquivo Geral', { especie: 'PREDIO' }),
  local('AG-S1', 'Sala 1', { especie: 'SALA', ...em('AG') }),
  local('AG-S1-E1', 'Estante 1', { especie: 'ESTANTE', ...em('AG-S1') }),
  local('AG-S1-E1-P1', 'Prateleira 1', {
    especie: 'PRATELEIRA',
    capacidade: 90,
    medida: 'CENTIMETROS',
    ...em('AG-S1-E1'),
  }),
  local('AG-S1-E1-P2', 'Prateleira 2', { especie: 'PRATELEIRA', ...em('AG-S1-E1') }),
  local('CX-0001', 'Caixa 1', { especie: 'CAIXA', capacidade: 40, largura: 14, ...em('AG-S1-E1-P1') }),
  local('CX-0002', 'Caixa 2', { especie: 'CAIXA', capacidade: 40, largura: 14, ...em('AG-S1-E1-P1') }),
  local('CX-0003', 'Caixa 3', { especie: 'CAIXA', capacidade: 40, largura: 14, ...em('AG-S1-E1-P2') }),
];
