import { modelos } from './modelos.ts';
import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

/** A letter is answered by another, inside the house by a communication, or by what gives an opinion or attests. */
const answersToLetters = [
  'OFICIO',
  'COMUNICACAO_INTERNA',
  'DESPACHO',
  'PARECER',
  'CERTIDAO',
  'DECLARACAO',
].map((codigo) => ref('modelo-documento', codigo));

/** Changed, a record says what it left unsaid: whom it takes too. */
const letter = {
  modelosResposta: answersToLetters,
  permiteAssinanteInterno: true,
  permiteDestinoInterno: true,
  permiteDestinoExterno: true,
} as const;

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
  depois: modelo.codigo === 'OFICIO' ? letter : undefined,
}));
