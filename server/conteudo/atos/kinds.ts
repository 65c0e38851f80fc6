import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem, type ptBR } from '#schemas/messages/index.ts';
import type { Permission } from '#schemas/permissions.ts';

interface Kind {
  readonly tipo: number;
  /** What it is called where a reason speaks of it: `documento.especie`. */
  readonly nome: keyof typeof ptBR.documento.especie;
  readonly incluir: Permission;
  /** Without one, whoever reaches the content may. */
  readonly editar?: Permission;
  readonly consultar?: Permission;
  readonly tramitar: Permission;
}

const documento: Kind = {
  tipo: tipoConteudo.documento,
  nome: 'documento',
  incluir: 'documentoIncluir',
  editar: 'documentoEditar',
  consultar: 'documentoConsultar',
  tramitar: 'tramiteDocumento',
};

/** The kinds of content that people work on, with the permission that each way of working on them asks. */
const kinds: readonly Kind[] = [
  documento,
  {
    tipo: tipoConteudo.processo,
    nome: 'processo',
    incluir: 'processoIncluir',
    editar: 'processoEditar',
    consultar: 'processoConsultar',
    tramitar: 'tramiteProcesso',
  },
  {
    tipo: tipoConteudo.arquivoDigital,
    nome: 'protocolo',
    incluir: 'protocoloIncluir',
    tramitar: 'tramiteDocumento',
  },
  {
    tipo: tipoConteudo.solicitacaoServico,
    nome: 'protocoloExterno',
    incluir: 'protocoloIncluir',
    tramitar: 'tramiteDocumento',
  },
];

/** Every kind that has acts: what is done to a content is done to all of them. */
export const everyKind: readonly number[] = kinds.map(({ tipo }) => tipo);

/**
 * What is made here. A request of somebody from outside is theirs: it ends by an outcome that they are told, is not removed, and
 * is closed to all but the unit that has it.
 */
export const ownKinds: readonly number[] = everyKind.filter(
  (tipo) => tipo !== tipoConteudo.solicitacaoServico,
);

export const kindOf = (tipo: number): Kind => kinds.find((kind) => kind.tipo === tipo) ?? documento;

/** What a content is called where a text speaks of it. */
export const nameOfKind = (tipo: number): string => mensagem(`documento.especie.${kindOf(tipo).nome}`);

/**
 * What each kind adds to the content `c`, and the name of its type: `d` and `td` of a document, `pr` and `tp` of a process,
 * `pt` of a protocol, whose type is a `td` too.
 * Whoever reads contents of every kind joins them by this.
 */
export const kindJoins = sql`
  left join documento d on d.id = c.id
  left join protocolo pt on pt.id = c.id
  left join registro.tipo_documento td on td.id = coalesce(d.tipo_documento_id, pt.tipo_documento_id)
  left join processo pr on pr.id = c.id
  left join registro.tipo_processo tp on tp.id = pr.tipo_processo_id`;
