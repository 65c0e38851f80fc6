import {
  closed,
  day,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { CampoConteudo, CampoPreenchido } from './campos.ts';
import { ConteudoAberto } from './conteudo.ts';
import { DesfechoExterno, FaseExterna } from './fase-externa.ts';

/** What the charter of services says of one. */
const carta = {
  id: positive(),
  nome: text(),
  descricao: text(),
  texto: optional(text()),
  unidade: text(),
  quemPodePedir: optional(text()),
  documentos: list(text(), { description: 'O que a pessoa junta ao pedido.' }),
  prazo: optional(positive({ description: 'Em quantos dias se responde.' })),
  custo: optional(text({ description: 'A taxa; sem ela, é gratuito.' })),
  pedeComprovante: flag({ description: 'O pedido só se envia com a guia paga.' }),
};

export type ServicoExternoItem = Static<typeof ServicoExternoItem>;
export const ServicoExternoItem = closed({
  ...carta,
  perguntas: list(text()),
});

export type ServicosExternos = Static<typeof ServicosExternos>;
export const ServicosExternos = closed({ itens: list(ServicoExternoItem) });

export type ServicoExterno = Static<typeof ServicoExterno>;
export const ServicoExterno = closed({
  ...carta,
  campos: list(CampoConteudo),
});

export type SolicitacaoNova = Static<typeof SolicitacaoNova>;
export const SolicitacaoNova = closed({
  chave: text({ minLength: 36, maxLength: 36, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  servicoId: positive(),
  texto: text({ title: 'O que você pede', maxLength: 10000 }),
  campos: list(CampoPreenchido, { maxItems: 50 }),
  arquivos: list(
    text({ minLength: 36, maxLength: 36, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    { maxItems: 20, uniqueItems: true },
  ),
  representadoId: optional(positive({ title: 'Em nome de quem' })),
  comprovante: optional(
    text({
      title: 'Guia paga',
      minLength: 36,
      maxLength: 36,
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    }),
  ),
});

export type SolicitacaoItem = Static<typeof SolicitacaoItem>;
export const SolicitacaoItem = closed({
  id: positive(),
  numero: text(),
  servico: text(),
  situacao: FaseExterna,
  enviadaEm: instant(),
  prazo: optional(day()),
  vencida: optional(flag({ description: 'O prazo de quem pediu passou sem resposta.' })),
  respostaAte: optional(day({ description: 'Até quando o órgão responde, pelo prazo do serviço.' })),
  desfecho: optional(DesfechoExterno),
  representado: optional(text()),
});

export type SolicitacoesExternas = Static<typeof SolicitacoesExternas>;
export const SolicitacoesExternas = closed({ itens: list(SolicitacaoItem) });

export type SolicitacaoAndamento = Static<typeof SolicitacaoAndamento>;
export const SolicitacaoAndamento = closed({
  id: positive(),
  ato: text(),
  deFora: flag(),
  quem: text(),
  em: instant(),
  texto: optional(text()),
  prazo: optional(day()),
  foraDoPrazo: optional(flag({ description: 'A resposta chegou depois do prazo.' })),
});

export type SolicitacaoDados = Static<typeof SolicitacaoDados>;
export const SolicitacaoDados = closed({
  id: positive(),
  numero: text(),
  servico: text(),
  situacao: FaseExterna,
  texto: text(),
  unidade: text(),
  enviadaEm: instant(),
  resumo: text(),
  nome: text(),
  documento: text(),
  email: text(),
  campos: list(CampoConteudo),
  andamentos: list(SolicitacaoAndamento),
  prazo: optional(day()),
  vencida: optional(flag({ description: 'O prazo de quem pediu passou sem resposta.' })),
  respostaAte: optional(day({ description: 'Até quando o órgão responde, pelo prazo do serviço.' })),
  desfecho: optional(DesfechoExterno),
  assinadaEm: optional(instant()),
  representante: optional(text()),
  assinadaPor: optional(text()),
});

export type SolicitacaoAnexo = Static<typeof SolicitacaoAnexo>;
export const SolicitacaoAnexo = closed({ id: positive(), nome: text(), tamanho: integer() });

export type SolicitacaoPartilha = Static<typeof SolicitacaoPartilha>;
export const SolicitacaoPartilha = closed({
  id: positive(),
  nome: text(),
  ate: day(),
  documentoId: optional(positive({ description: 'O documento mostrado, a quem tem o pedido.' })),
});

export type SolicitacaoExterna = Static<typeof SolicitacaoExterna>;
export const SolicitacaoExterna = closed({
  id: positive(),
  numero: text(),
  servico: text(),
  situacao: FaseExterna,
  texto: text(),
  unidade: text(),
  enviadaEm: instant(),
  resumo: text(),
  nome: text(),
  documento: text(),
  email: text(),
  campos: list(CampoConteudo),
  andamentos: list(SolicitacaoAndamento),
  prazo: optional(day()),
  vencida: optional(flag({ description: 'O prazo de quem pediu passou sem resposta.' })),
  respostaAte: optional(day({ description: 'Até quando o órgão responde, pelo prazo do serviço.' })),
  desfecho: optional(DesfechoExterno),
  assinadaEm: optional(instant()),
  codigo: text(),
  passos: list(text()),
  anexos: list(SolicitacaoAnexo),
  partilhas: list(SolicitacaoPartilha),
  autuado: optional(text()),
  representante: optional(text()),
  assinadaPor: optional(text()),
  representado: optional(text()),
});

export type SolicitacaoResposta = Static<typeof SolicitacaoResposta>;
export const SolicitacaoResposta = closed({
  texto: text({ title: 'Texto', maxLength: 10000 }),
  arquivos: list(
    text({ minLength: 36, maxLength: 36, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    { maxItems: 20, uniqueItems: true },
  ),
});

export type SolicitacaoAssinar = Static<typeof SolicitacaoAssinar>;
export const SolicitacaoAssinar = closed({
  senha: text({ title: 'Senha', minLength: 1, maxLength: 200 }),
  codigo: text({ title: 'Código', minLength: 1, maxLength: 20 }),
});

export type AcompanharPedido = Static<typeof AcompanharPedido>;
export const AcompanharPedido = closed({
  numero: text({ title: 'Número', minLength: 1, maxLength: 40 }),
  codigo: text({ title: 'Código de acesso', minLength: 1, maxLength: 40 }),
});

export type AcompanhamentoPasso = Static<typeof AcompanhamentoPasso>;
export const AcompanhamentoPasso = closed({ ato: text(), em: instant() });

export type AcompanhamentoPublico = Static<typeof AcompanhamentoPublico>;
export const AcompanhamentoPublico = closed({
  numero: text(),
  servico: text(),
  unidade: text(),
  situacao: FaseExterna,
  enviadaEm: instant(),
  desfecho: optional(DesfechoExterno),
  andamentos: list(AcompanhamentoPasso),
});

export type Solicitacao = Static<typeof Solicitacao>;
export const Solicitacao = closed({
  id: positive(),
  externoId: positive({ description: 'A conta de quem pediu.' }),
  numero: text(),
  servico: text(),
  situacao: FaseExterna,
  texto: text(),
  unidade: text(),
  enviadaEm: instant(),
  resumo: text(),
  nome: text(),
  documento: text(),
  email: text(),
  campos: list(CampoConteudo),
  andamentos: list(SolicitacaoAndamento),
  prazo: optional(day()),
  vencida: optional(flag({ description: 'O prazo de quem pediu passou sem resposta.' })),
  respostaAte: optional(day({ description: 'Até quando o órgão responde, pelo prazo do serviço.' })),
  desfecho: optional(DesfechoExterno),
  assinadaEm: optional(instant()),
  partilhas: list(SolicitacaoPartilha),
  conteudo: ConteudoAberto,
  autuado: optional(closed({ id: positive(), numero: text(), tipo: integer() })),
  representante: optional(text()),
  assinadaPor: optional(text()),
});

export type SolicitacaoAto = Static<typeof SolicitacaoAto>;
export const SolicitacaoAto = closed({
  versao: optional(integer()),
  motivo: optional(text({ maxLength: 1000 })),
});

export type SolicitacaoMotivo = Static<typeof SolicitacaoMotivo>;
export const SolicitacaoMotivo = closed({
  versao: optional(integer()),
  motivo: text({ title: 'Motivo', maxLength: 4000 }),
});

export type SolicitacaoDevolver = Static<typeof SolicitacaoDevolver>;
export const SolicitacaoDevolver = closed({
  versao: optional(integer()),
  motivo: text({ title: 'Motivo', maxLength: 4000 }),
  dias: positive({ title: 'Prazo em dias', maximum: 365 }),
});

export type SolicitacaoAutuar = Static<typeof SolicitacaoAutuar>;
export const SolicitacaoAutuar = closed({
  versao: optional(integer()),
  assunto: text({ title: 'Assunto', minLength: 1, maxLength: 500 }),
  modeloId: optional(positive({ title: 'Modelo do documento' })),
});

export type SolicitacaoDesfecho = Static<typeof SolicitacaoDesfecho>;
export const SolicitacaoDesfecho = closed({
  versao: optional(integer()),
  desfecho: DesfechoExterno,
  texto: text({ title: 'Resposta', maxLength: 10000 }),
});

export type SolicitacaoPartilhar = Static<typeof SolicitacaoPartilhar>;
export const SolicitacaoPartilhar = closed({
  versao: optional(integer()),
  documento: text({ title: 'Número do documento', minLength: 1, maxLength: 100 }),
  especie: optional(
    oneOf(['DOCUMENTO', 'PROTOCOLO'], { description: 'Do que é o número; sem ela, de um documento.' }),
  ),
  ate: day({ title: 'Até quando', minLength: 1 }),
});
