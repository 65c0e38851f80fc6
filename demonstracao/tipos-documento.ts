import { modelos } from './modelos.ts';
import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

/** Acts of the whole body are numbered in one sequence; the others, in one for each unit. */
const sequenciaUnica: ReadonlySet<string> = new Set(['PORTARIA', 'CONTRATO', 'EDITAL_ELIMINACAO']);

const numeracao = (codigo: string) =>
  sequenciaUnica.has(codigo)
    ? { mascaraNumeracao: '{sequencia}/{ano}', numeracaoPorUnidade: false }
    : { mascaraNumeracao: '{sequencia}/{ano}-{unidade}', numeracaoPorUnidade: true };

/** One type for each model, under the same code. */
export const tiposDocumento: readonly RegistroMundo<'tipo-documento'>[] = modelos.map((modelo, i) => ({
  chave: modelo.codigo,
  dados: {
    codigo: String(i + 1).padStart(3, '0'),
    nome: modelo.nome,
    sigla: modelo.sigla,
    descricao: modelo.descricao,
    casoDeUso: 'TODOS',
    ...numeracao(modelo.codigo),
    reinicioAnual: true,
    classificacaoSugerida: ref('assunto', modelo.classificacaoSugerida),
    vencimentoObrigatorio: modelo.vencimentoObrigatorio,
    ativo: true,
  },
}));
