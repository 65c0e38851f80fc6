import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { collaborator } from '#server/pessoas/acesso/collaborator.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { workedOn } from '#server/pessoas/acesso/worked-on.ts';
import { worksWhereItGoes } from '#server/pessoas/acesso/other-organisations.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import {
  act,
  anyPhase,
  anyState,
  condition,
  loadSituation,
  requireAllowed,
  type ActInput,
} from '#server/conteudo/atos/index.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { ownKinds } from '#server/conteudo/especies/index.ts';

const credencial = 'credencial';

/** What naming a person and taking the name back have in common. */
const ofCredentials = {
  especies: ownKinds,
  fase: anyPhase,
  estado: anyState,
  exige: [condition.hasCredentials, condition.answersForAccess],
  semVersao: true,
} as const;

/** Who may be named by who asks: of the organisation, or of where what is in it may go. */
const withinReach = ({ sessao }: Ctx) => worksWhereItGoes(sql`u.id`, sql`${sessao.organizacaoId}::integer`);

/** Active people within reach whose degree reaches the content and who have no grant of their own yet. */
export const credenciaisPossiveis = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<Pessoa>> => {
  requireAllowed(darCredencial, (await loadSituation(ctx, id)).situation);
  const { rows } = await sql<Pessoa>`
    select u.id, u.nome, coalesce(ca.descricao, '') as cargo, un.sigla as unidade
    from conteudo c
    join registro.usuario u on u.ativo and not coalesce(u.bloqueado, false)
    join registro.usuario_unidades uu on uu.registro_id = u.id and coalesce(uu.padrao, false)
    join registro.unidade un on un.id = uu.unidade
    left join registro.cargo ca on ca.id = uu.cargo
    where c.id = ${id} and ${withinReach(ctx)} and ${degreeReaches(sql`u.id`, sql`c.sigilo`)}
      and not exists (select from conteudo_acesso a
        where a.conteudo_id = c.id and a.usuario_id = u.id and a.motivo <> ${collaborator})
      and ${hasWords(sql`u.nome || ' ' || un.sigla`, q)}
    order by u.nome limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};

interface OfPerson extends ActInput {
  readonly usuarioId: number;
}

/** Names a person who may see a restricted or secret content; the person is told. */
export const darCredencial = act<OfPerson>({
  ...ofCredentials,
  nome: 'darCredencial',
  evento: 'credencialDada',
  effect: async (ctx, { row }, { usuarioId }) => {
    const { rows } = await sql<{
      nome: string;
      ativo: boolean;
      vai: boolean;
      alcanca: boolean;
      tem: boolean;
    }>`
      select u.nome, u.ativo and not coalesce(u.bloqueado, false) as ativo, ${withinReach(ctx)} as vai,
        ${degreeReaches(sql`u.id`, sql`${row.sigilo}::integer`)} as alcanca,
        exists (select from conteudo_acesso a
          where a.conteudo_id = ${row.id} and a.usuario_id = u.id and a.motivo <> ${collaborator}) as tem
      from registro.usuario u where u.id = ${usuarioId}`.execute(ctx.db);
    const [person] = rows;
    if (!person?.ativo) throw refuse('pessoaInativa');
    if (!person.vai) throw refuse('outraOrganizacao');
    if (!person.alcanca) throw refuse('grauMenor');
    if (person.tem) throw refuse('jaVe');
    await grantAccess(ctx.db, row.id, ctx.agora, [
      { usuarioId, motivo: credencial, porUsuarioId: ctx.sessao.usuarioId },
    ]);
    return { dados: { nome: person.nome, usuario: usuarioId }, resultado: undefined };
  },
  follow: (ctx, { row }, { usuarioId }) =>
    notify(ctx.db, ctx.agora, {
      usuarioIds: [usuarioId],
      tipo: 'SISTEMA',
      conteudoId: row.id,
      especie: 'credencial',
      dados: { quem: ctx.sessao.nome },
    }),
});

/** Reasons that an act of somebody gave, and that who gave it may take back. */
const given = [credencial, 'tramite', 'copia'];

interface GivenGrant {
  readonly nome: string;
  readonly motivo: string;
  /** Given by who asks. */
  readonly meu: boolean;
  /** By the forwarding that waits to be received. */
  readonly aReceber: boolean;
  readonly trabalhou: boolean;
}

/**
 * Takes back what a credential, a forwarding or a copy gave to a person, by who gave it or who answers for access. What they
 * see for another reason, hold, or worked on stays.
 */
export const retirarCredencial = act<OfPerson>({
  ...ofCredentials,
  nome: 'retirarCredencial',
  exige: [condition.hasCredentials, condition.answersOrGranted],
  evento: 'credencialRetirada',
  effect: async (ctx, { row, situation }, { usuarioId }) => {
    const { rows } = await sql<GivenGrant>`
      select u.nome, a.motivo, a.por_usuario_id is not distinct from ${ctx.sessao.usuarioId}::integer as meu,
        ${workedOn} as trabalhou,
        exists (select from tramite t join conteudo c on c.transito_id = t.id
          where t.id = a.tramite_id and c.id = a.conteudo_id) as a_receber
      from conteudo_acesso a join registro.usuario u on u.id = a.usuario_id
      where a.conteudo_id = ${row.id} and a.usuario_id = ${usuarioId} and a.motivo <> ${collaborator}`.execute(
      ctx.db,
    );
    const [grant] = rows;
    // what they hold is theirs by work, whatever gave it first
    const holds = row.detentorUsuarioId === usuarioId;
    if (!grant || holds || !given.includes(grant.motivo)) throw new AppError('naoEncontrado');
    if (!situation.respondoPeloAcesso && !grant.meu) throw new AppError('acessoNegado');
    if (grant.aReceber) throw keeps('aReceber');
    if (grant.motivo !== credencial && grant.trabalhou) throw keeps('trabalhou');
    await ctx.db
      .deleteFrom('conteudoAcesso')
      .where('conteudoId', '=', row.id)
      .where('usuarioId', '=', usuarioId)
      .where('motivo', '<>', collaborator)
      .execute();
    // a copy that its reader cannot open any more does not wait for them
    await ctx.db
      .updateTable('tramite')
      .set({ situacao: 'CANCELADO' })
      .where('conteudoId', '=', row.id)
      .where('paraUsuarioId', '=', usuarioId)
      .where('especie', '=', 'CONHECIMENTO')
      .where('situacao', '=', 'NAO_RECEBIDO')
      .execute();
    return { dados: { nome: grant.nome, usuario: usuarioId }, resultado: undefined };
  },
});

const keeps = (motivo: 'aReceber' | 'trabalhou'): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`documento.acesso.${motivo}`) });

const refuse = (motivo: 'pessoaInativa' | 'outraOrganizacao' | 'grauMenor' | 'jaVe'): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'usuarioId', mensagem: mensagem(`documento.acesso.${motivo}`) }] },
  );
