import { sql } from 'kysely';
import type { FieldError } from '#schemas/app-error.ts';
import type { DestinoProtocoloPedido } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { takesFrom } from '#server/pessoas/acesso/other-organisations.ts';

/** Whether two name one destination, however often it is sent to. */
const same = (one: DestinoProtocoloPedido, other: DestinoProtocoloPedido): boolean =>
  one.especie === other.especie &&
  one.unidadeId === other.unidadeId &&
  one.usuarioId === other.usuarioId &&
  one.grupoId === other.grupoId &&
  (one.email ?? '').trim().toLowerCase() === (other.email ?? '').trim().toLowerCase();

const emailPattern = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;

type Problem =
  | 'internoRepetido'
  | 'emailRepetido'
  | 'listaRepetida'
  | 'email'
  | 'incompleto'
  | 'unidadeAusente'
  | 'pessoaAusente'
  | 'listaAusente'
  | 'periodicidade';

const repeatedOf = { USUARIO: 'internoRepetido', EMAIL: 'emailRepetido', LISTA: 'listaRepetida' } as const;

/** What is wrong with one destination by itself, and beside those before it. */
export const problemOf = (
  one: DestinoProtocoloPedido,
  before: readonly DestinoProtocoloPedido[],
): Problem | undefined => {
  const { especie, unidadeId, usuarioId, email, grupoId, periodicidade } = one;
  const foreign = {
    USUARIO: email !== undefined || grupoId !== undefined,
    EMAIL: unidadeId !== undefined || usuarioId !== undefined || grupoId !== undefined,
    LISTA: unidadeId !== undefined || usuarioId !== undefined || email !== undefined,
  }[especie];
  const named = { USUARIO: unidadeId, EMAIL: email, LISTA: grupoId }[especie];
  if (named === undefined || foreign) return 'incompleto';
  if (especie === 'EMAIL' && !emailPattern.test((email ?? '').trim())) return 'email';
  // inside, it is there to be read: there is nothing to send again
  if (especie === 'USUARIO' && periodicidade !== 'UNICA') return 'periodicidade';
  return before.some((other) => same(one, other)) ? repeatedOf[especie] : undefined;
};

/** What is wrong with the destinations asked for a protocol. */
export const destinationErrors = async (
  ctx: Ctx,
  destinos: readonly DestinoProtocoloPedido[],
): Promise<FieldError[]> => {
  const missing = await missingOf(ctx, destinos);
  return destinos.flatMap((one, at) => {
    const problem = problemOf(one, destinos.slice(0, at)) ?? missing[at];
    return problem ? [{ campo: `destinos.${at}`, mensagem: mensagem(`protocolo.recusa.${problem}`) }] : [];
  });
};

/** For each one, whether what it names is there to receive. */
const missingOf = async (
  { db, sessao }: Ctx,
  destinos: readonly DestinoProtocoloPedido[],
): Promise<(Problem | undefined)[]> => {
  if (destinos.length === 0) return [];
  const takes = takesFrom(sql`${sessao.organizacaoId}::integer`);
  const { rows } = await sql<{ falta: Problem | null }>`
    select case
        when p.unidade is not null and un.id is null then 'unidadeAusente'
        when p.usuario is not null and u.id is null then 'pessoaAusente'
        when p.grupo is not null and g.id is null then 'listaAusente' end as falta
    from unnest(${destinos.map(({ unidadeId }) => unidadeId ?? null)}::integer[],
      ${destinos.map(({ usuarioId }) => usuarioId ?? null)}::integer[],
      ${destinos.map(({ grupoId }) => grupoId ?? null)}::integer[]) with ordinality as p (unidade, usuario, grupo, ordem)
    left join (registro.unidade un join registro.organizacao_interna o on o.id = un.organizacao)
      on un.id = p.unidade and un.ativo and ${takes}
    left join registro.usuario u on u.id = p.usuario and u.ativo and not coalesce(u.bloqueado, false)
      and exists (select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = p.unidade)
    left join registro.grupo_email g on g.id = p.grupo and g.ativo
    order by p.ordem`.execute(db);
  return rows.map(({ falta }) => falta ?? undefined);
};

/** Puts these in the place of the destinations that a protocol had. */
export const keepDestinations = async (
  { db }: Ctx,
  protocoloId: number,
  destinos: readonly DestinoProtocoloPedido[],
): Promise<void> => {
  await db.deleteFrom('protocoloDestino').where('protocoloId', '=', protocoloId).execute();
  if (destinos.length === 0) return;
  await db
    .insertInto('protocoloDestino')
    .values(
      destinos.map(({ especie, unidadeId, usuarioId, email, grupoId, periodicidade }, ordem) => ({
        protocoloId,
        ordem,
        especie,
        unidadeId: unidadeId ?? null,
        usuarioId: usuarioId ?? null,
        email: email?.trim() ?? null,
        grupoId: grupoId ?? null,
        periodicidade,
      })),
    )
    .execute();
};
