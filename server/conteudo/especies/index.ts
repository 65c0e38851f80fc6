import { sql, type RawBuilder } from 'kysely';
import { especies } from '#schemas/especies.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Especie } from './especie.ts';

const documento: Especie = {
  ...especies.documento,
  nome: 'documento',
  palavras: 'documento',
  permissoes: {
    editar: 'documentoEditar',
    consultar: 'documentoConsultar',
    tramitar: 'tramiteDocumento',
  },
  tabela: 'documento',
  registro: 'tipo_documento',
  assinatura: 'qualquer',
  reclassifica: true,
  copiaComTarja: true,
  publica: 'texto',
};

const processo: Especie = {
  ...especies.processo,
  nome: 'processo',
  palavras: 'processo administrativo eletronico',
  permissoes: {
    editar: 'processoEditar',
    consultar: 'processoConsultar',
    tramitar: 'tramiteProcesso',
  },
  tabela: 'processo',
  registro: 'tipo_processo',
  reclassifica: true,
  // its text is what people noted of it
  publica: 'assunto',
  reune: 'pecas',
};

const protocolo: Especie = {
  ...especies.protocolo,
  nome: 'protocolo',
  palavras: 'protocolo',
  permissoes: { tramitar: 'tramiteDocumento' },
  tabela: 'protocolo',
  registro: 'tipo_documento',
  assinatura: 'certificado',
  copiaComTarja: true,
};

const solicitacao: Especie = {
  ...especies.solicitacao,
  nome: 'protocoloExterno',
  palavras: 'protocolo pedido solicitacao requerimento',
  permissoes: { tramitar: 'tramiteDocumento' },
  tabela: 'solicitacao',
  registro: 'tipo_processo',
  deFora: true,
};

const lote: Especie = {
  ...especies.lote,
  nome: 'lote',
  palavras: 'lote',
  permissoes: { tramitar: 'tramiteDocumento' },
  tabela: 'lote',
  reune: 'itens',
};

const dossie: Especie = {
  ...especies.dossie,
  nome: 'dossie',
  palavras: 'dossie',
  permissoes: { editar: 'dossieEditar', tramitar: 'tramiteDocumento' },
  tabela: 'dossie',
  reune: 'referencias',
};

const loteSolicitacoes: Especie = {
  ...especies.loteSolicitacoes,
  nome: 'loteSolicitacoes',
  palavras: 'lote de solicitacoes pedidos',
  permissoes: { tramitar: 'tramiteDocumento' },
  tabela: 'lote_solicitacoes',
  reune: 'referencias',
};

const peca: Especie = {
  ...especies.peca,
  nome: 'peca',
  palavras: 'peca arquivo',
  permissoes: { editar: 'pecaIncluir', tramitar: 'tramiteDocumento' },
  tabela: 'peca_arquivo',
  registro: 'tipo_documento',
};

const formulario: Especie = {
  ...documento,
  ...especies.formulario,
  nome: 'formulario',
  palavras: 'formulario',
  camposDe: 'modelo_documento',
};

/** Every kind of content that people work on. A new one is described here, and by its acts in a folder of its own. */
const todas: readonly Especie[] = [
  documento,
  processo,
  protocolo,
  lote,
  dossie,
  peca,
  formulario,
  loteSolicitacoes,
  solicitacao,
];

export const especieOf = (tipo: number): Especie =>
  todas.find((especie) => especie.tipo === tipo) ?? documento;

/** What a content is called where a text speaks of it. */
export const nameOfKind = (tipo: number): string => mensagem(`documento.especie.${especieOf(tipo).nome}`);

const tiposOf = (serve: (especie: Especie) => unknown): readonly number[] =>
  todas.filter(serve).map(({ tipo }) => tipo);

/** What is done to a content is done to all of them. */
export const everyKind = tiposOf(() => true);
/** What is made here. */
export const ownKinds = tiposOf(({ deFora }) => !deFora);
export const signedKinds = tiposOf(({ assinatura }) => assinatura);
export const classifiedKinds = tiposOf(({ reclassifica }) => reclassifica);
export const redactedKinds = tiposOf(({ copiaComTarja }) => copiaComTarja);
export const publishedKinds = tiposOf(({ publica }) => publica);
/** What is made from a model, has versions and is frozen in a paper: a text that is written, or fields that are filled. */
export const modelKinds = tiposOf(({ tabela }) => tabela === 'documento');
/** What may become a piece of another. */
export const pieceKinds = tiposOf(({ reune }) => !reune);

/** The content `c` (or `k`) came from outside: its own number is the one by which it was protocolled. */
export const isProtocolled = (alias: 'c' | 'k'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(alias)}.tipo in (${sql.join(tiposOf(({ deOrigemExterna }) => deOrigemExterna).map((tipo) => sql.lit(tipo)))})`;

const wordsByKind = JSON.stringify(Object.fromEntries(todas.map(({ tipo, palavras }) => [tipo, palavras])));

/** How people call the kind of the content `c`. */
export const kindWords: RawBuilder<string> = sql<string>`${wordsByKind}::jsonb ->> c.tipo::text`;

/**
 * What each kind adds to the content `c`, and the name of its type: `d` and `td` of a document, `pr` and `tp` of a process,
 * `pt` of a protocol and `pa` of a piece, whose type is a `td` too.
 * Whoever reads contents of every kind joins them by this.
 */
export const kindJoins = sql`
  left join documento d on d.id = c.id
  left join protocolo pt on pt.id = c.id
  left join peca_arquivo pa on pa.id = c.id
  left join registro.tipo_documento td on td.id = coalesce(d.tipo_documento_id, pt.tipo_documento_id, pa.tipo_documento_id)
  left join processo pr on pr.id = c.id
  left join registro.tipo_processo tp on tp.id = pr.tipo_processo_id`;
