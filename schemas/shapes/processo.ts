import {
  annotated,
  closed,
  day,
  flag,
  instant,
  integer,
  list,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { CampoConteudo, CampoPreenchido } from './campos.ts';
import {
  Acao,
  CheckIn,
  Detentor,
  EmTransito,
  NivelAcesso,
  Pessoa,
  Recebimento,
  RetornoPedido,
  Rotulo,
  Sigilo,
  UnidadeResumo,
  Vigencia,
  VigenciaPedida,
} from './conteudo.ts';
import { Pendencia } from './documento.ts';
import { FiltroCampos } from './filtro-pesquisa.ts';
import { MinutaDoProcesso, Peca, VolumeProcesso } from './processo-pecas.ts';
import { Recorrencia } from './processo-recorrencia.ts';
import { RelacaoProcesso } from './processo-relacoes.ts';

export type ProcessoNovo = Static<typeof ProcessoNovo>;
export const ProcessoNovo = closed({
  tipoProcessoId: positive({ title: 'Tipo de processo' }),
  assunto: text({ title: 'Assunto', maxLength: 500, minLength: 1 }),
  observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
  sigilo: optional(Sigilo),
  nivelAcesso: optional(NivelAcesso),
  hipoteseLegal: optional(text({ title: 'Hipótese legal', maxLength: 300 })),
  vencimento: optional(
    text({ title: 'Vencimento', description: 'Vazio retira o vencimento.', maxLength: 10 }),
  ),
  vigencia: optional(VigenciaPedida),
  assuntoClasseId: optional(
    integer({ title: 'Classificação', description: '0 retira a classificação.', minimum: 0 }),
  ),
  interessados: optional(list(positive(), { title: 'Interessados', maxItems: 50, uniqueItems: true })),
  campos: optional(
    list(CampoPreenchido, {
      description: 'Os campos do tipo que mudaram; sem valor, o campo se esvazia.',
      maxItems: 50,
    }),
  ),
  subprocessoDe: optional(positive({ description: 'O processo de que este nasce.' })),
});

export type ProcessoSalvar = Static<typeof ProcessoSalvar>;
export const ProcessoSalvar = closed({
  id: positive(),
  versao: integer(),
  assunto: optional(text({ title: 'Assunto', maxLength: 500, minLength: 1 })),
  observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
  sigilo: optional(Sigilo),
  nivelAcesso: optional(NivelAcesso),
  hipoteseLegal: optional(text({ title: 'Hipótese legal', maxLength: 300 })),
  vencimento: optional(
    text({ title: 'Vencimento', description: 'Vazio retira o vencimento.', maxLength: 10 }),
  ),
  vigencia: optional(VigenciaPedida),
  assuntoClasseId: optional(
    integer({ title: 'Classificação', description: '0 retira a classificação.', minimum: 0 }),
  ),
  interessados: optional(list(positive(), { title: 'Interessados', maxItems: 50, uniqueItems: true })),
  campos: optional(
    list(CampoPreenchido, {
      description: 'Os campos do tipo que mudaram; sem valor, o campo se esvazia.',
      maxItems: 50,
    }),
  ),
});

export type ProcessoAto = Static<typeof ProcessoAto>;
export const ProcessoAto = closed({
  id: positive(),
  versao: integer(),
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
});

export type ProcessosQuery = Static<typeof ProcessosQuery>;
export const ProcessosQuery = closed({
  q: optional(text({ maxLength: 200 })),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
  sort: optional(list(text({ maxLength: 60 }), { maxItems: 1 })),
});

export type ProcessosFiltro = Static<typeof ProcessosFiltro>;
export const ProcessosFiltro = closed(
  { filtro: optional(FiltroCampos) },
  { description: 'Os campos do processoFiltro da pesquisa avançada.' },
);

export type TipoProcessoCombo = Static<typeof TipoProcessoCombo>;
export const TipoProcessoCombo = closed({ id: positive(), nome: text(), sigla: text(), descricao: text() });

export type TipoProcessoCarregado = Static<typeof TipoProcessoCarregado>;
export const TipoProcessoCarregado = closed({
  id: positive(),
  nome: text(),
  sigla: optional(text()),
  descricao: optional(text()),
  assuntoClasse: optional(annotated(Rotulo, { description: 'A classe que o tipo sugere.' })),
  vencimentoObrigatorio: flag(),
  campos: list(CampoConteudo),
  interessadosSugeridos: list(Rotulo, {
    description: 'Os dos processos mais recentes deste tipo que a pessoa abriu.',
  }),
});

export type Processo = Static<typeof Processo>;
export const Processo = closed({
  id: positive(),
  versao: integer(),
  tipo: integer(),
  numero: optional(text()),
  assunto: text(),
  observacoes: optional(text()),
  fase: integer(),
  estado: integer(),
  sigilo: Sigilo,
  nivelAcesso: NivelAcesso,
  hipoteseLegal: optional(text()),
  vencimento: optional(day()),
  vigencia: optional(Vigencia),
  mostraVigencia: optional(flag({ description: 'O tipo mostra a vigência.' })),
  tipoProcesso: Rotulo,
  assuntoClasse: optional(Rotulo),
  autor: Pessoa,
  unidade: UnidadeResumo,
  detentor: Detentor,
  checkIn: CheckIn,
  criadoEm: instant(),
  alteradoEm: instant(),
  concluidoEm: optional(instant()),
  publicadoEm: optional(instant({ description: 'Desde quando está na página pública.' })),
  codigoPublico: optional(text({ description: 'O endereço dele na página pública.' })),
  publicacaoAutomatica: optional(flag({ description: 'O tipo o publica ao concluir, se for público.' })),
  vencimentoObrigatorio: optional(flag()),
  campos: list(CampoConteudo),
  interessados: list(Rotulo),
  anexos: integer({ minimum: 0 }),
  comentarios: integer({ minimum: 0 }),
  pendencias: list(Pendencia, { description: 'O que falta para concluir.' }),
  acompanhado: flag(),
  exclusaoId: optional(positive()),
  emTransito: optional(EmTransito),
  retorno: optional(RetornoPedido),
  recebimento: optional(Recebimento),
  desfazRecebimento: optional(positive({ description: 'O trâmite cujo recebimento ainda se desfaz.' })),
  acoes: list(Acao),
  pecas: list(Peca, {
    description: 'Em ordem; as reservadas depois das outras. O que a pessoa não alcança não vem.',
  }),
  minutas: list(MinutaDoProcesso),
  volumes: list(VolumeProcesso),
  relacoes: list(RelacaoProcesso),
  recorrencias: list(Recorrencia),
});
