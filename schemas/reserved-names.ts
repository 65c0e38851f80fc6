/** Every object of the language answers to these, filled or not. */
const inherited = [
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
];

/** Names that a field of a record may not have: the record's own metadata, the words of the query string and of the API. */
export const reservedFields: ReadonlySet<string> = new Set([
  ...inherited,
  'id',
  'versao',
  'acoes',
  'avisos',
  'rotulos',
  'q',
  'start',
  'pageSize',
  'sort',
  'combo',
  'historico',
  'exportar',
  'importar',
  'criadoEm',
  'criadoPor',
  'alteradoEm',
  'alteradoPor',
]);

/** The same for the columns of a row, whose place and owner are kept beside them. */
export const reservedColumns: ReadonlySet<string> = new Set([
  'id',
  'registroId',
  'alvoId',
  'ordem',
  'rotulos',
  'acoes',
]);

/** First segments under `/ws/api/` that are not registers. */
export const reservedRegisters: ReadonlySet<string> = new Set([
  'areaRestrita',
  'arquivo',
  'assinatura',
  'caixa-central',
  'check-in',
  'content',
  'conteudo',
  'credencial',
  'docs',
  'documento',
  'evento',
  'externo',
  'impressao',
  'login',
  'notificacao-interna',
  'openapi',
  'permissoes',
  'protocolo-externo',
  'passagem',
  'preferencias-usuario',
  'pesquisa',
  'pesquisa-avancada',
  'preferencia',
  'processo',
  'registro',
  'saude',
  'solicitacao-exclusao',
  'tema',
  'tramite',
  'transferencia',
  'verificacao',
  'publicacoes',
  'verificar',
]);
