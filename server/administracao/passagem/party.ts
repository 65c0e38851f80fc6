import { sql, type RawBuilder } from 'kysely';
import type { MessageKey } from '#schemas/messages/index.ts';

/** Who hands over: a person or a unit. */
export type Party = 'usuario' | 'unidade';

/** Where a register says that somebody answers for something. */
export interface Duty {
  /** Last part of the keys of its messages. */
  readonly nome: string;
  readonly grupo: MessageKey;
  readonly registro: string;
  /** The field of the record: a link, a list of links, or rows. */
  readonly campo: string;
  /** The field of the row, when `campo` is one of rows. */
  readonly coluna?: string;
  /** Ids of the records, in force, that name this party. */
  readonly onde: (id: number, hoje: string) => RawBuilder<unknown>;
  /** The field of the record that names the person over whom it gives rights: those above who hands over are not touched. */
  readonly sobre?: string;
}

const rowsOf = (table: string, column: string) => (id: number) =>
  sql`select registro_id from ${sql.table(`registro.${table}`)} where ${sql.ref(column)} = ${id}`;

const duty = (
  nome: Duty['nome'],
  grupo: MessageKey,
  registro: string,
  campo: string,
  onde: Duty['onde'],
  more: Pick<Duty, 'coluna' | 'sobre'> = {},
): Duty => ({ nome, grupo, registro, campo, onde, ...more });

/** The duties that registers give to people and to units, each moved by the very save that its form makes. */
export const duties: Readonly<Record<Party, readonly Duty[]>> = {
  usuario: [
    duty(
      'substituicoes',
      'passagem.grupo.substituicoes',
      'ausencia',
      'substituto',
      (id, hoje) => sql`select id from registro.ausencia where substituto = ${id} and fim >= ${hoje}::date`,
      { sobre: 'usuario' },
    ),
    duty('papeis', 'passagem.grupo.papeis', 'papel', 'executantes', rowsOf('papel_executantes', 'usuario'), {
      coluna: 'usuario',
    }),
    duty(
      'assinantesDeModelos',
      'passagem.grupo.modelos',
      'modelo-documento',
      'assinantesFixos',
      rowsOf('modelo_documento_assinantes_fixos', 'usuario'),
      { coluna: 'usuario' },
    ),
    duty(
      'destinosDeModelos',
      'passagem.grupo.modelos',
      'modelo-documento',
      'destinosFixos',
      rowsOf('modelo_documento_destinos_fixos', 'usuario'),
      { coluna: 'usuario' },
    ),
    duty(
      'grupos',
      'passagem.grupo.grupos',
      'grupo-email',
      'usuarios',
      (id) => sql`select registro_id from registro.grupo_email_usuarios where alvo_id = ${id}`,
    ),
    duty(
      'gestoes',
      'passagem.grupo.gestoes',
      'organizacao-interna',
      'usuarioGestor',
      (id) => sql`select id from registro.organizacao_interna where usuario_gestor = ${id}`,
    ),
    duty(
      'tramitam',
      'passagem.grupo.responsabilidades',
      'unidade',
      'responsavelTramite',
      (id) => sql`select id from registro.unidade where responsavel_tramite = ${id}`,
    ),
    duty(
      'redirecionam',
      'passagem.grupo.responsabilidades',
      'unidade',
      'responsavelRedirecionamento',
      (id) => sql`select id from registro.unidade where responsavel_redirecionamento = ${id}`,
    ),
  ],
  unidade: [
    duty(
      'subordinadas',
      'passagem.grupo.subordinadas',
      'unidade',
      'unidadeSuperior',
      (id) => sql`select id from registro.unidade where unidade_superior = ${id}`,
    ),
    duty(
      'protocolos',
      'passagem.grupo.protocolos',
      'organizacao-interna',
      'unidadeProtocoloPadrao',
      (id) => sql`select id from registro.organizacao_interna where unidade_protocolo_padrao = ${id}`,
    ),
    duty('papeis', 'passagem.grupo.papeis', 'papel', 'executantes', rowsOf('papel_executantes', 'unidade'), {
      coluna: 'unidade',
    }),
    duty(
      'destinosDeModelos',
      'passagem.grupo.modelos',
      'modelo-documento',
      'destinosFixos',
      rowsOf('modelo_documento_destinos_fixos', 'unidade'),
      { coluna: 'unidade' },
    ),
    duty(
      'entradas',
      'passagem.grupo.entradas',
      'configuracao',
      'regrasEntrada',
      rowsOf('configuracao_regras_entrada', 'unidade'),
      { coluna: 'unidade' },
    ),
  ],
};
