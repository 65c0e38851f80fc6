import {
  annotated,
  closed,
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
import { Achado } from './achado.ts';
import { NivelAcesso, Sigilo } from './conteudo.ts';
import { CasoDeUsoPesquisa, FiltroPesquisa } from './filtro-pesquisa.ts';
import { DefinicaoRelatorio } from './relatorio-montado.ts';

export type PesquisaEntrada = Static<typeof PesquisaEntrada>;
export const PesquisaEntrada = closed({
  casoDeUso: CasoDeUsoPesquisa,
  json: FiltroPesquisa,
  compartilhada: optional(flag({ description: 'Se todos da unidade a veem, cada um com o que alcança' })),
  relatorio: optional(
    annotated(DefinicaoRelatorio, { description: 'Com ele, o que se salva é um relatório' }),
  ),
});

export type PesquisaMudanca = Static<typeof PesquisaMudanca>;
export const PesquisaMudanca = closed(
  {
    casoDeUso: optional(CasoDeUsoPesquisa),
    json: optional(FiltroPesquisa),
    compartilhada: optional(flag({ description: 'Se todos da unidade a veem, cada um com o que alcança' })),
    relatorio: optional(DefinicaoRelatorio),
  },
  {
    description: 'Sem filtro, só o nome muda.',
    dependentRequired: { json: ['casoDeUso'], casoDeUso: ['json'] },
  },
);

export type PesquisaNome = Static<typeof PesquisaNome>;
export const PesquisaNome = closed({ nome: text({ title: 'Nome da pesquisa', maxLength: 100 }) });

export type PesquisaSalva = Static<typeof PesquisaSalva>;
export const PesquisaSalva = closed({
  id: positive(),
  nome: text(),
  casoDeUso: CasoDeUsoPesquisa,
  json: FiltroPesquisa,
  propria: flag(),
  compartilhada: flag(),
  de: optional(text({ description: 'Quem a compartilhou, se não é a própria pessoa' })),
  relatorio: optional(DefinicaoRelatorio),
});

export type ItensPesquisaQuery = Static<typeof ItensPesquisaQuery>;
export const ItensPesquisaQuery = closed({
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
});

export type PesquisaFiltro = Static<typeof PesquisaFiltro>;
export const PesquisaFiltro = closed(
  { casoDeUso: CasoDeUsoPesquisa, json: FiltroPesquisa },
  { description: 'O que se pesquisa: o mesmo que se salva.' },
);

export type ColunaPesquisa = Static<typeof ColunaPesquisa>;
export const ColunaPesquisa = oneOf(
  [
    'numeroDocumento',
    'numeroProcesso',
    'numeroProtocolo',
    'dataUltimoTramite',
    'assunto',
    'interessado',
    'sigilo',
    'estado',
    'cpfCnpjInteressado',
    'origem',
    'fase',
    'tipoDocumento',
    'tipoProcesso',
    'tipo',
    'observacoes',
    'dataCriacao',
    'origemAutor',
    'localizacaoDetentor',
    'assinante',
    'paraConhecimento',
    'assinaturaCertificadoDigital',
    'removerDocumentoVinculado',
    'envelopeFechado',
    'modeloDocumento',
    'protocoloExterno',
    'usuarioExterno',
  ],
  { title: 'Coluna' },
);

export type ParametrosPesquisa = Static<typeof ParametrosPesquisa>;
export const ParametrosPesquisa = closed(
  { colunas: list(ColunaPesquisa, { title: 'Colunas', minItems: 1, maxItems: 26, uniqueItems: true }) },
  { description: 'As colunas que a pessoa quer ver, na ordem.' },
);

export type CamposParametrizacao = Static<typeof CamposParametrizacao>;
export const CamposParametrizacao = closed({
  colunas: list(closed({ nome: ColunaPesquisa, rotulo: text(), padrao: flag() })),
  filtros: list(closed({ nome: text(), rotulo: text(), casosDeUso: list(CasoDeUsoPesquisa) })),
});

export type PesquisarQuery = Static<typeof PesquisarQuery>;
export const PesquisarQuery = closed({
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
  sort: optional(list(text({ maxLength: 60 }), { maxItems: 1 })),
});

export type ItemPesquisa = Static<typeof ItemPesquisa>;
export const ItemPesquisa = closed(
  {
    id: positive(),
    tipo: integer(),
    numeroDocumento: optional(text()),
    numeroProcesso: optional(text()),
    numeroProtocolo: optional(text()),
    dataUltimoTramite: optional(instant()),
    assunto: text(),
    sigilo: Sigilo,
    estado: integer(),
    nivelAcesso: NivelAcesso,
    origem: integer(),
    fase: integer(),
    interessado: list(text()),
    cpfCnpjInteressado: list(text()),
    tipoDocumento: optional(text()),
    tipoProcesso: optional(text()),
    observacoes: optional(text()),
    assinante: list(text()),
    paraConhecimento: list(text()),
    dataCriacao: instant(),
    origemAutor: text(),
    localizacaoDetentor: text(),
    assinaturaCertificadoDigital: flag(),
    removerDocumentoVinculado: flag({ description: 'Se é um documento vinculado a outro' }),
    envelopeFechado: flag({ description: 'Se o acesso é sigiloso, só de pessoas nomeadas' }),
    modeloDocumento: optional(text()),
    protocoloExterno: flag(),
    usuarioExterno: optional(text()),
    ...Achado.properties,
  },
  { description: 'Um conteúdo achado, com as 26 colunas e por que foi achado.' },
);

export type FacetasPesquisa = Static<typeof FacetasPesquisa>;
export const FacetasPesquisa = closed(
  {
    base: integer(),
    todos: flag({ description: 'Falso quando há mais achados que os contados' }),
    facetas: list(
      closed({
        campo: oneOf([
          'tipo',
          'fase',
          'estado',
          'tipoDocumento',
          'tipoProcesso',
          'unidadeDetentora',
          'unidadeOrigem',
        ]),
        valores: list(closed({ valor: integer(), rotulo: optional(text()), total: integer() })),
      }),
    ),
  },
  { description: 'Quantos dos achados há de cada valor; entre os mais recentes, quando são muitos.' },
);

export type OpcaoPesquisa = Static<typeof OpcaoPesquisa>;
export const OpcaoPesquisa = closed({
  id: integer({ description: 'De quem assina de fora, abaixo de zero.' }),
  rotulo: text(),
});

export type OpcoesPesquisaQuery = Static<typeof OpcoesPesquisaQuery>;
export const OpcoesPesquisaQuery = closed({
  campo: oneOf([
    'tipoDocumento',
    'tipoProcesso',
    'modeloDocumento',
    'unidade',
    'pessoa',
    'assinante',
    'campoNumerico',
  ]),
  q: optional(text({ maxLength: 200 })),
  id: optional(integer()),
});

export type FormatoPesquisaQuery = Static<typeof FormatoPesquisaQuery>;
export const FormatoPesquisaQuery = closed({ formato: optional(oneOf(['csv', 'xlsx'])) });

export type PesquisasSalvasQuery = Static<typeof PesquisasSalvasQuery>;
export const PesquisasSalvasQuery = closed({
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
  relatorios: optional(
    flag({ title: 'Os relatórios', description: 'Em vez das pesquisas, os relatórios salvos' }),
  ),
});
