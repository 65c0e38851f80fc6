import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { toldOfHidden } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';
import { noticeRoute, wordsOf } from './content-notice.ts';
import { can } from '#server/base/http/permission.ts';
import { flowRoute, flowWords, namedFlow, type FlowName } from './flow-notice.ts';
import { concernedBy, eventRoute, eventWords } from './event-notice.ts';

/** Whose notifications, through whose eyes. */
export interface Reader {
  readonly usuarioId: number;
  /** Of what a substitute reads, only what is about work: what is said of the account is nobody else's. */
  readonly onlyWork: boolean;
  /** Over the alias `c` of `conteudo`: the contents that are named. */
  readonly sees: RawBuilder<boolean>;
  /** Whether the session opens the drawings of flows. */
  readonly opensDesigner: boolean;
  /** And those of which it is told that they are there. */
  readonly told: RawBuilder<boolean>;
}

/**
 * The person reads of what they may see from any of their units; who acts in the place of another, of what that session sees.
 * What is out of reach by now is told as the organisation chose for its contents: as nothing, or without a name.
 */
export const readerOf = async ({ sessao, db }: Pick<Ctx, 'sessao' | 'db'>): Promise<Reader> => ({
  usuarioId: sessao.usuarioId,
  onlyWork: sessao.substitutoId !== undefined,
  sees:
    sessao.substitutoId === undefined
      ? visibleToPerson(sql`${sessao.usuarioId}::integer`)
      : visibleContent(sessao),
  opensDesigner: can(sessao, 'fluxoGerenciar'),
  told: toldOfHidden(sessao, await readSettings(db)),
});

interface Row {
  readonly id: number;
  readonly usuarioId: number;
  readonly tipo: Notificacao['tipo'];
  readonly assunto: string | null;
  readonly conteudo: string | null;
  readonly rota: string | null;
  readonly conteudoId: number | null;
  readonly especie: string | null;
  readonly dados: Readonly<Record<string, string>>;
  readonly lida: boolean;
  readonly momento: Date;
  readonly visivel: boolean | null;
  readonly numero: string | null;
  readonly tipoDoConteudo: number | null;
  readonly titulo: string | null;
  readonly compromissoId: number | null;
  readonly evento: string | null;
  readonly conversaId: number | null;
  readonly fluxoId: number | null;
  readonly fluxo: string | null;
  readonly elemento: string | null;
  readonly nomeDoElemento: string | null;
  readonly vezes: number;
}

/** A signature that is asked for, until it is given, refused or no longer asked: then nothing is left to read. */
const answered = sql<boolean>`n.especie is not distinct from 'assinar' and not exists (
  select from documento_assinante a
  where a.documento_id = n.conteudo_id and a.usuario_id = n.usuario_id and a.situacao = 'PENDENTE')`;

/** What asks for the same thing again: of all that say it, the last stands for them. */
const reminders = ['assinar', 'atividade'];

/** Apart from these, a notice is only itself. */
const same = sql`n.conteudo_id, n.especie, n.dados, case when n.especie = any(${reminders}::text[]) then null else n.id end`;

/** One signature is asked for by any of these: the deadline says more than that it waits. */
const ofSigning = ['assinar', 'prazoAssinar', 'venceuAssinar'];

/** What stands in one line: the same said again, and every reason to sign one content. */
const together = sql`n.conteudo_id, case when n.especie = any(${ofSigning}::text[]) then 'assinar' else n.especie end,
  case when n.especie = any(${ofSigning}::text[]) then null else n.dados end,
  case when n.especie = any(${[...reminders, ...ofSigning]}::text[]) then null else n.id end`;

/** Of those that stand together, a deadline that was not read; or else the last. */
const standing = sql`first_value(n.id) over (partition by ${together}
  order by (n.especie = any(${ofSigning.slice(1)}::text[]) and not n.lida) desc nulls last, n.id desc)`;

/** The notices that the reader finds, one by one. */
const found = ({ usuarioId, onlyWork, sees, told, opensDesigner }: Reader): RawBuilder<unknown> => sql`
  (select n.id, n.usuario_id, n.tipo, n.assunto, n.conteudo, n.rota, n.conteudo_id, n.compromisso_id, n.especie, n.dados, n.conversa_id, v.fluxo_id, v.fluxo, v.elemento, v.nome as nome_do_elemento,
      n.momento, n.lida or ${answered} as lida, s.visivel, case when s.visivel then c.numero end as numero, case when s.visivel then c.assunto end as titulo,
      case when s.visivel then c.tipo end as tipo_do_conteudo, k.titulo as evento, n.vezes, n.ultima, n.id = n.ultima as vale
   from (select n.*, (count(*) over (partition by ${same}))::int as vezes, ${standing} as ultima
     from notificacao n where n.usuario_id = ${usuarioId}) n
   left join conteudo c on c.id = n.conteudo_id
   left join compromisso k on k.id = n.compromisso_id and ${concernedBy(sql`n.usuario_id`)}
   left join ${namedFlow(opensDesigner ? sql`true` : sql`false`)} v on v.id = n.conversa_id
   left join lateral (select ${sees} as visivel) s on n.conteudo_id is not null and c.id is not null
   where true ${onlyWork ? sql`and n.tipo <> 'SISTEMA' and n.compromisso_id is null` : sql``}
     and (n.conteudo_id is null or s.visivel or (c.id is not null and ${told}))) n`;

/** The same, with what was said again joined; every list and count starts here, so that they agree. */
const joined = (reader: Reader): RawBuilder<unknown> => sql`(select * from ${found(reader)} where n.vale) n`;

export const countUnread = async (db: Database, reader: Reader): Promise<number> => {
  const { rows } = await sql<{ quantidade: number }>`
    select count(*)::int as quantidade from ${joined(reader)} where not n.lida`.execute(db);
  return rows[0]?.quantidade ?? 0;
};

export const listNotifications = async (
  db: Database,
  reader: Reader,
  start: number,
  pageSize: number,
  onlyUnread = false,
): Promise<Page<Notificacao>> => {
  const where = onlyUnread ? sql`where not n.lida` : sql``;
  const { rows } = await sql<Row>`
    select * from ${joined(reader)} ${where} order by n.momento desc, n.id desc
    offset ${(start - 1) * pageSize} limit ${pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${joined(reader)} ${where}`.execute(db);
  return { itens: rows.map(present), total: counted.rows[0]?.total ?? 0, totalExato: true };
};

/** The highest number that a notice of the person has; 0 where there is none. */
export const newestId = async (db: Database, usuarioId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from notificacao where usuario_id = ${usuarioId}`.execute(db);
  return rows[0]?.id ?? 0;
};

/** As many new ones as are told by name; of more, the number says enough. */
const mostTold = 5;

/** What came after a notice and is unread, oldest first. */
export const listNewer = async (db: Database, reader: Reader, id: number): Promise<Notificacao[]> => {
  const { rows } = await sql<Row>`
    select * from ${found(reader)} where n.id > ${id} and not n.lida order by n.id limit ${mostTold}`.execute(
    db,
  );
  return rows.map(present);
};

export const readNotification = async (db: Database, reader: Reader, id: number): Promise<Notificacao> => {
  const { rows } = await sql<Row>`select * from ${found(reader)} where n.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return present(row);
};

/** A notice `n` that another, `de`, stands for: itself, what asked for the same before, and what it stands before by its deadline. */
const saidBefore = sql`n.usuario_id = de.usuario_id and (n.id = de.id or (n.conteudo_id = de.conteudo_id and (
  (n.id < de.id and n.especie = de.especie and n.dados = de.dados and n.especie = any(${reminders}::text[]))
  or (n.especie = any(${ofSigning}::text[]) and de.especie = any(${ofSigning}::text[])
    and (n.id < de.id or de.especie <> 'assinar')))))`;

export const markRead = async (db: Database, reader: Reader, id: number): Promise<Notificacao> => {
  const notice = await readNotification(db, reader, id);
  await sql`update notificacao n set lida = true from notificacao de where de.id = ${id} and ${saidBefore}`.execute(
    db,
  );
  return { ...notice, lida: true };
};

/** Marks as read all that the reader finds, up to one: what came later was not seen. */
export const markAllRead = async (db: Database, reader: Reader, ate: number): Promise<void> => {
  await sql`update notificacao set lida = true where id in (
    select n.id from ${found(reader)} where (n.id <= ${ate} or n.ultima <= ${ate}) and not n.lida)`.execute(
    db,
  );
};

/** Removes the given ones, with what they stand for, or all when none is given. */
export const removeNotifications = async (
  db: Database,
  usuarioId: number,
  ids?: readonly number[],
): Promise<number> => {
  const { numAffectedRows } =
    ids === undefined
      ? await sql`delete from notificacao where usuario_id = ${usuarioId}`.execute(db)
      : await sql`delete from notificacao n using notificacao de
          where de.usuario_id = ${usuarioId} and de.id = any(${ids}::bigint[]) and ${saidBefore}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

const present = (row: Row): Notificacao => ({
  id: row.id,
  usuario: row.usuarioId,
  tipo: row.tipo,
  lida: row.lida,
  momento: row.momento.toISOString(),
  ...defined({ vezes: row.vezes > 1 ? row.vezes : undefined }),
  ...toldOf(row),
});

/** Undefined where the reader may not open the drawing, or the conversation is gone. */
const flowOf = (
  { fluxoId, fluxo, elemento, nomeDoElemento }: Row,
  conversaId: number,
): FlowName | undefined =>
  fluxoId === null || fluxo === null
    ? undefined
    : { conversaId, fluxoId, fluxo, elemento, nome: nomeDoElemento };

const toldOf = (row: Row): Pick<Notificacao, 'assunto' | 'conteudo' | 'conteudoId' | 'rota'> => {
  const { compromissoId, evento } = row;
  if (compromissoId !== null)
    return { ...eventWords(row.especie ?? '', row.dados, evento), rota: eventRoute(row.dados) };
  if (row.conversaId !== null) {
    const about = flowOf(row, row.conversaId);
    return { ...flowWords(row.dados, about), ...defined({ rota: about && flowRoute(about) }) };
  }
  const { conteudoId, assunto, conteudo, rota, especie, dados, visivel, numero, titulo, tipoDoConteudo } =
    row;
  if (conteudoId === null)
    return {
      assunto: assunto ?? '',
      ...defined({ conteudo: conteudo ?? undefined, rota: rota ?? undefined }),
    };
  if (!visivel) return { assunto: mensagem('aviso.foraDoAlcance') };
  const words = wordsOf(especie ?? '', dados, { numero, assunto: titulo ?? '' });
  return { ...words, conteudoId, rota: noticeRoute(conteudoId, dados, tipoDoConteudo ?? undefined) };
};
