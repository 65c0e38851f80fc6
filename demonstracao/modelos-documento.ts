import { modelos } from './modelos.ts';
import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

/** The models as records of their register. */
export const modelosDocumento: readonly RegistroMundo<'modelo-documento'>[] = modelos.map((modelo) => ({
  chave: modelo.codigo,
  dados: {
    codigo: modelo.codigo,
    nome: modelo.nome,
    sigla: modelo.sigla,
    descricao: modelo.descricao,
    tipoDocumento: ref('tipo-documento', modelo.codigo),
    classificacaoSugerida: ref('assunto', modelo.classificacaoSugerida),
    publicacao: modelo.publicacao,
    necessidadeResposta: modelo.necessidadeResposta,
    departamentoNumeracao: modelo.departamentoNumeracao,
    opcaoProtocolo: modelo.opcaoProtocolo,
    vencimentoObrigatorio: modelo.vencimentoObrigatorio,
    restringirPor: 'NENHUM',
    propriedades: modelo.propriedades,
    corpo: { ...modelo.corpo },
    ativo: true,
  },
}));
