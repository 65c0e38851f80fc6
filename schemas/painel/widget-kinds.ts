import { filtrosMarcador } from '#schemas/marcador-cores.ts';
import { reportNames } from '#schemas/relatorios.ts';
import type { WidgetKind } from './widget-kind.ts';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';

/** First rows of a block, as many as fit in it. */
const rows = 4;

/** A tab of the inbox with its filters. */
const inbox = (tipo: string, grupo: WidgetKind['grupo'], icone: string, query: CaixaQuery): WidgetKind => ({
  tipo,
  grupo,
  icone,
  fonte: { de: 'caixa', query },
  permissao: 'caixaCentralListar',
  colunas: ['numero', 'unidade', 'desde', 'prazo'],
  linhas: rows,
});

/** A report as a table or as a chart, with its first lines. */
const report = (tipo: string, icone: string, linhas: number): WidgetKind => ({
  tipo,
  grupo: 'pesquisa',
  icone,
  fonte: { de: 'relatorio' },
  permissao: 'PesquisaAvancadaListar',
  pagina: '/principal/relatorios',
  colunas: [],
  linhas,
  parametros: {
    type: 'object',
    additionalProperties: false,
    required: ['relatorio'],
    properties: { relatorio: { type: 'string', enum: [...reportNames] } },
  },
});

/** Of what is not in the product yet. */
const later = (tipo: string, grupo: WidgetKind['grupo'], icone: string): WidgetKind => ({
  tipo,
  grupo,
  icone,
  colunas: [],
  linhas: 0,
});

/** Every kind of block of the home, in the order of the catalogue. */
export const widgetKinds: readonly WidgetKind[] = [
  {
    tipo: 'atalhos',
    grupo: 'geral',
    icone: 'layout-grid',
    fonte: { de: 'contadores' },
    permissao: 'caixaCentralListar',
    pagina: '/principal/caixa-central',
    colunas: [],
    linhas: 6,
  },
  {
    tipo: 'mensagens',
    grupo: 'geral',
    icone: 'mail-open',
    fonte: { de: 'mensagens' },
    pagina: '/principal/notificacao?naoLidas=true',
    colunas: ['desde'],
    linhas: rows,
  },
  inbox('aReceber', 'entrada', 'inbox', { aba: 'receber' }),
  inbox('naoLidos', 'entrada', 'mail', { aba: 'receber', marca: 'naoLidos' }),
  inbox('entradaDocumentosPessoa', 'entrada', 'file-text', {
    aba: 'receber',
    especie: 'documento',
    pessoa: 'eu',
  }),
  inbox('entradaDocumentosUnidade', 'entrada', 'file-text', { aba: 'receber', especie: 'documento' }),
  inbox('entradaProcessosPessoa', 'entrada', 'folder', { aba: 'receber', especie: 'processo', pessoa: 'eu' }),
  inbox('entradaProcessosUnidade', 'entrada', 'folder', { aba: 'receber', especie: 'processo' }),
  inbox('entradaProtocolosPessoa', 'entrada', 'scan-line', {
    aba: 'receber',
    especie: 'protocolo',
    pessoa: 'eu',
  }),
  inbox('entradaProtocolosUnidade', 'entrada', 'scan-line', { aba: 'receber', especie: 'protocolo' }),
  inbox('entradaSolicitacoesPessoa', 'entrada', 'life-buoy', {
    aba: 'receber',
    especie: 'solicitacao',
    pessoa: 'eu',
  }),
  inbox('entradaSolicitacoesUnidade', 'entrada', 'life-buoy', { aba: 'receber', especie: 'solicitacao' }),
  inbox('lotesEntrada', 'entrada', 'package', { aba: 'receber', especie: 'lote' }),
  inbox('conhecimentoPessoa', 'entrada', 'book-open', { aba: 'conhecimento', pessoa: 'eu' }),
  inbox('conhecimentoUnidade', 'entrada', 'book-open', { aba: 'conhecimento' }),
  inbox('aDistribuir', 'entrada', 'users', { aba: 'unidade', distribuicao: 'aguardando' }),
  inbox('saidaDocumentosPessoa', 'saida', 'send', { aba: 'acompanhar', especie: 'documento', pessoa: 'eu' }),
  inbox('saidaDocumentosUnidade', 'saida', 'send', { aba: 'acompanhar', especie: 'documento' }),
  inbox('saidaProcessosPessoa', 'saida', 'folder-output', {
    aba: 'acompanhar',
    especie: 'processo',
    pessoa: 'eu',
  }),
  inbox('saidaProcessosUnidade', 'saida', 'folder-output', { aba: 'acompanhar', especie: 'processo' }),
  inbox('saidaProtocolosPessoa', 'saida', 'scan-line', {
    aba: 'acompanhar',
    especie: 'protocolo',
    pessoa: 'eu',
  }),
  inbox('saidaProtocolosUnidade', 'saida', 'scan-line', { aba: 'acompanhar', especie: 'protocolo' }),
  inbox('saidaSolicitacoesPessoa', 'saida', 'life-buoy', {
    aba: 'acompanhar',
    especie: 'solicitacao',
    pessoa: 'eu',
  }),
  inbox('saidaSolicitacoesUnidade', 'saida', 'life-buoy', { aba: 'acompanhar', especie: 'solicitacao' }),
  inbox('lotesSaida', 'saida', 'package', { aba: 'acompanhar', especie: 'lote' }),
  inbox('minutas', 'trabalho', 'file-pen', { aba: 'meus', fase: 0 }),
  inbox('comigo', 'trabalho', 'file-text', { aba: 'meus' }),
  inbox('processosComigo', 'trabalho', 'folder-open', { aba: 'meus', especie: 'processo' }),
  inbox('protocolosComigo', 'trabalho', 'scan-line', { aba: 'meus', especie: 'protocolo' }),
  inbox('protocolosUnidade', 'trabalho', 'scan-line', { aba: 'unidade', especie: 'protocolo' }),
  inbox('solicitacoesUnidade', 'trabalho', 'life-buoy', { aba: 'protocolo-externo' }),
  inbox('minhaUnidade', 'trabalho', 'landmark', { aba: 'unidade' }),
  inbox('processosVencimento', 'prazos', 'calendar-clock', {
    aba: 'unidade',
    especie: 'processo',
    sort: ['prazo,asc'],
  }),
  inbox('documentosVencimento', 'prazos', 'calendar-clock', {
    aba: 'unidade',
    especie: 'documento',
    sort: ['prazo,asc'],
  }),
  inbox('atrasados', 'prazos', 'clock-alert', { aba: 'receber', prazo: 'atrasado' }),
  inbox('atrasadosComigo', 'prazos', 'clock-alert', { aba: 'meus', prazo: 'atrasado' }),
  inbox('vencemHoje', 'prazos', 'clock', { aba: 'receber', prazo: 'hoje' }),
  inbox('respostasDevidas', 'prazos', 'reply', { aba: 'unidade', resposta: 'DEVIDA' }),
  inbox('dossies', 'trabalho', 'folder-tree', { aba: 'unidade', especie: 'dossie' }),
  inbox('dossiesComFalta', 'prazos', 'folder-tree', { aba: 'unidade', pecas: 'FALTA' }),
  inbox('vigenciaAVencer', 'prazos', 'calendar-off', { aba: 'unidade', vigencia: 'A_VENCER' }),
  inbox('favoritos', 'geral', 'star', { aba: 'todos', marca: 'favoritos' }),
  inbox('acompanhando', 'geral', 'eye', { aba: 'acompanhando' }),
  inbox('ultimasConsultas', 'geral', 'history', { aba: 'consultados' }),
  {
    ...inbox('comMarcador', 'trabalho', 'tag', { aba: 'unidade' }),
    parametros: {
      type: 'object',
      additionalProperties: false,
      required: ['marcador'],
      properties: { marcador: { type: 'string', enum: [...filtrosMarcador], default: 'qualquer' } },
    },
  },
  {
    ...inbox('noEstado', 'trabalho', 'archive', { aba: 'todos' }),
    parametros: {
      type: 'object',
      additionalProperties: false,
      required: ['estado'],
      properties: {
        estado: { type: 'string', enum: ['3', '2', '1', '4', '5', '6', '7', '8', '9', '99'], default: '3' },
      },
    },
  },
  {
    tipo: 'paraAssinar',
    grupo: 'trabalho',
    icone: 'pen-line',
    fonte: { de: 'assinar' },
    permissao: 'assinatura',
    pagina: '/principal/assinatura',
    colunas: ['numero', 'prazo'],
    linhas: rows,
  },
  {
    tipo: 'atividades',
    grupo: 'trabalho',
    icone: 'list-todo',
    fonte: { de: 'atividades' },
    pagina: '/principal/atividades',
    colunas: ['numero', 'prazo'],
    linhas: rows,
  },
  {
    tipo: 'documentosAutoria',
    grupo: 'pesquisa',
    icone: 'file-user',
    fonte: { de: 'autoria', caso: 'Documento' },
    permissao: 'PesquisaAvancadaListar',
    colunas: ['numero', 'desde'],
    linhas: rows,
  },
  {
    tipo: 'processosAutoria',
    grupo: 'pesquisa',
    icone: 'folder-pen',
    fonte: { de: 'autoria', caso: 'Processo' },
    permissao: 'PesquisaAvancadaListar',
    colunas: ['numero', 'desde'],
    linhas: rows,
  },
  {
    tipo: 'pesquisaSalva',
    grupo: 'pesquisa',
    icone: 'bookmark',
    fonte: { de: 'salva' },
    permissao: 'PesquisaAvancadaListar',
    colunas: ['numero', 'desde', 'prazo'],
    linhas: rows,
    parametros: {
      type: 'object',
      additionalProperties: false,
      required: ['pesquisa'],
      properties: { pesquisa: { type: 'integer', minimum: 1 } },
    },
  },
  {
    tipo: 'agenda',
    grupo: 'prazos',
    icone: 'calendar-days',
    fonte: { de: 'agenda' },
    pagina: '/principal/agenda?vista=dia',
    colunas: [],
    linhas: rows,
  },
  report('relatorio', 'file-chart-column', 8),
  report('grafico', 'chart-column', 6),
  later('lotesTransferenciaEntrada', 'entrada', 'package'),
  later('lotesTransferenciaSaida', 'saida', 'package'),
];

const byName = new Map(widgetKinds.map((kind) => [kind.tipo, kind]));

/** A kind that may be in a home. */
export type OfferedKind = WidgetKind & Required<Pick<WidgetKind, 'fonte'>>;

const isOffered = (kind: WidgetKind | undefined): kind is OfferedKind => kind?.fonte !== undefined;

/** The kind of a block, if there is one that can be shown. */
export const widgetKindOf = (tipo: string): OfferedKind | undefined => {
  const kind = byName.get(tipo);
  return isOffered(kind) ? kind : undefined;
};
