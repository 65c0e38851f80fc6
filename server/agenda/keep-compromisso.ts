import { sql } from 'kysely';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import type {
  Compromisso,
  CompromissoNovo,
  CompromissoSalvar,
  EscopoCompromisso,
} from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { daysBetween } from '#server/instalacao/prazo/index.ts';
import { findCompromisso } from './read-compromissos.ts';
import { escoposDe, mayChange, type Owned } from './who-may.ts';

/** A longer stretch is an absence, or a project. */
const mostDays = 60;

type Facts = Pick<CompromissoNovo, 'titulo' | 'lugar' | 'descricao' | 'de' | 'ate' | 'hora' | 'horaFim'>;

const wrong = (
  campo: string,
  key: 'titulo' | 'antes' | 'longo' | 'horas' | 'semHora' | 'participante' | 'colega' | 'escopo',
): FieldError => ({ campo, mensagem: mensagem(`agenda.recusa.${key}`) });

/** What is wrong with the times of an event, each at its field. */
export const factErrors = ({ titulo, de, ate, hora, horaFim }: Facts): FieldError[] => [
  ...(titulo.trim() === '' ? [wrong('titulo', 'titulo')] : []),
  ...(ate < de ? [wrong('ate', 'antes')] : []),
  ...(daysBetween(de, ate) >= mostDays ? [wrong('ate', 'longo')] : []),
  ...((hora === undefined) === (horaFim === undefined)
    ? []
    : [wrong(hora === undefined ? 'hora' : 'horaFim', 'semHora')]),
  ...(de === ate && hora !== undefined && horaFim !== undefined && horaFim <= hora
    ? [wrong('horaFim', 'horas')]
    : []),
];

const columns = ({ titulo, lugar, descricao, de, ate, hora, horaFim }: Facts) => ({
  titulo: titulo.trim(),
  lugar: lugar?.trim() || null,
  descricao: descricao?.trim() || null,
  de,
  ate,
  hora: hora ?? null,
  horaFim: horaFim ?? null,
});

/** People of the organisation who may be asked, of those that were named. */
const knownPeople = async (
  { db, sessao }: Ctx,
  ids: readonly number[],
  unidade?: number,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(distinct u.id)::int as total from registro.usuario u
    join registro.usuario_unidades x on x.registro_id = u.id join registro.unidade un on un.id = x.unidade
    where u.ativo and u.id = any(${ids}::integer[]) and un.organizacao = ${sessao.organizacaoId}
      and (${unidade ?? null}::integer is null or un.id = ${unidade ?? null})`.execute(db);
  return rows[0]?.total ?? 0;
};

const participantErrors = async (ctx: Ctx, ids: readonly number[]): Promise<FieldError[]> =>
  (await knownPeople(ctx, ids)) === ids.length ? [] : [wrong('participantes', 'participante')];

const keepParticipants = async ({ db }: Ctx, id: number, people: readonly number[]): Promise<void> => {
  await db.deleteFrom('compromissoParticipante').where('compromissoId', '=', id).execute();
  if (people.length > 0)
    await db
      .insertInto('compromissoParticipante')
      .values(people.map((usuarioId) => ({ compromissoId: id, usuarioId })))
      .execute();
};

const ownerErrors = async (ctx: Ctx, escopo: EscopoCompromisso, owner: number): Promise<FieldError[]> => {
  const { sessao } = ctx;
  if (!escoposDe(sessao).includes(escopo)) return [wrong('escopo', 'escopo')];
  if (escopo !== 'PESSOA' || owner === atKeyboard(sessao)) return [];
  const colleague =
    sessao.marcas.has('criarEventosColegas') && (await knownPeople(ctx, [owner], sessao.unidadeId)) === 1;
  return colleague ? [] : [wrong('usuarioId', 'colega')];
};

const shown = async (ctx: Ctx, id: number): Promise<Compromisso> => {
  const found = await findCompromisso(ctx, id);
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

/** Makes an event, of the organisation, of the unit, one's own or a colleague's. */
export const marcar = async (ctx: Ctx, body: CompromissoNovo): Promise<Compromisso> => {
  const { sessao, db } = ctx;
  const { escopo, participantes = [] } = body;
  const owner = body.usuarioId ?? atKeyboard(sessao);
  const erros = [
    ...(await ownerErrors(ctx, escopo, owner)),
    ...factErrors(body),
    ...(await participantErrors(ctx, participantes)),
  ];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  const { id } = await db
    .insertInto('compromisso')
    .values({
      ...columns(body),
      escopo,
      organizacaoId: sessao.organizacaoId,
      unidadeId: escopo === 'UNIDADE' ? sessao.unidadeId : null,
      usuarioId: escopo === 'PESSOA' ? owner : null,
      criadoPor: atKeyboard(sessao),
      alteradoEm: ctx.agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepParticipants(ctx, id, participantes);
  return shown(ctx, id);
};

/** The event, locked, if the person may change it and saw it as it is. */
const requireOwn = async (ctx: Ctx, id: number, versao: number): Promise<void> => {
  await shown(ctx, id);
  const { rows } = await sql<Owned & { readonly versao: number }>`
    select escopo, unidade_id, usuario_id, criado_por, versao from compromisso where id = ${id} for update`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  if (!mayChange(ctx.sessao, row)) throw new AppError('acessoNegado');
  if (row.versao !== versao) throw new AppError('conflitoDeVersao');
};

export const salvar = async (
  ctx: Ctx,
  id: number,
  { versao, participantes = [], ...facts }: CompromissoSalvar,
): Promise<Compromisso> => {
  await requireOwn(ctx, id, versao);
  const erros = [...factErrors(facts), ...(await participantErrors(ctx, participantes))];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  await ctx.db
    .updateTable('compromisso')
    .set({ ...columns(facts), versao: versao + 1, alteradoEm: ctx.agora })
    .where('id', '=', id)
    .execute();
  await keepParticipants(ctx, id, participantes);
  return shown(ctx, id);
};

export const desmarcar = async (ctx: Ctx, id: number, versao: number): Promise<void> => {
  await requireOwn(ctx, id, versao);
  await ctx.db.deleteFrom('compromisso').where('id', '=', id).execute();
};
