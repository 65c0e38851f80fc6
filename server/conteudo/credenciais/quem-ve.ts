import { sql, type RawBuilder } from 'kysely';
import type { QuemVe, QuemVeItem } from '#schemas/shapes/acesso.ts';
import { mensagem } from '#schemas/messages/index.ts';
import {
  act,
  anyPhase,
  anyState,
  condition,
  judge,
  loadSituation,
  requireAllowed,
  type ConteudoRow,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { darCredencial } from './credenciais.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import { workedOn } from '#server/pessoas/acesso/worked-on.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { everyKind, nameOfKind } from '#server/conteudo/especies/index.ts';

/** People at work, by whether their degree reaches the content. */
interface Count {
  readonly pessoas: number;
  readonly foraDoGrau: number;
}

/** Asking who sees it: it changes nothing and leaves no event. */
export const verQuemVe = act({
  nome: 'verQuemVe',
  especies: everyKind,
  fase: anyPhase,
  estado: anyState,
  exige: [condition.mayAskWhoSees],
});

/** Who may see a document and why, reason by reason: the same reasons that the row filter has. */
export const quemVe = async (ctx: Ctx, id: number): Promise<QuemVe> => {
  const loaded = await loadSituation(ctx, id);
  requireAllowed(verQuemVe, loaded.situation);
  return listWhoSees(ctx, loaded);
};

/** The same for who has just been allowed an act on it. */
export const listWhoSees = async (ctx: Ctx, { row, situation }: Loaded): Promise<QuemVe> => {
  return {
    nivelAcesso: row.nivelAcesso,
    sigilo: row.sigilo,
    hipoteseLegal: row.hipoteseLegal ?? undefined,
    itens: [
      ...(await ofLevel(ctx, row)),
      ...(row.nivelAcesso === 'SIGILOSO' ? [] : await ofUnits(ctx, row)),
      ...(await ofPeople(ctx, { row, situation })),
      ...(row.nivelAcesso === 'SIGILOSO' ? [] : await ofRestricted(ctx, row)),
    ],
    podeCredenciar: judge(darCredencial, situation) === 'permitida',
  };
};

/** Active people of a condition over `u`, those of restricted access aside: they see only what names them. */
const count = async (ctx: Ctx, { sigilo }: ConteudoRow, condition: RawBuilder<unknown>): Promise<Count> => {
  const { rows } = await sql<Count>`
    select count(*) filter (where coalesce(s.grau, 0) >= ${sigilo})::int as pessoas,
      count(*) filter (where coalesce(s.grau, 0) < ${sigilo})::int as fora_do_grau
    from registro.usuario u left join registro.sigilo s on s.id = u.sigilo
    where u.ativo and not coalesce(u.bloqueado, false) and not coalesce(u.acesso_restrito, false)
      and ${condition}`.execute(ctx.db);
  return rows[0] ?? { pessoas: 0, foraDoGrau: 0 };
};

const inOrganisation = (id: number) => sql`exists (select from registro.usuario_unidades x
  join registro.unidade n on n.id = x.unidade where x.registro_id = u.id and n.organizacao = ${id})`;
const inUnit = (id: number) =>
  sql`exists (select from registro.usuario_unidades x where x.registro_id = u.id and x.unidade = ${id})`;

/** What the access level of a concluded document opens by itself. */
const ofLevel = async (ctx: Ctx, row: ConteudoRow): Promise<QuemVeItem[]> => {
  const { nivelAcesso, fase, organizacaoId } = row;
  if (fase === 0 || nivelAcesso === 'SIGILOSO') return [];
  const total = await count(ctx, row, sql`coalesce(u.acesso_total, false)`);
  const group = (name: 'acessoTotal' | 'acessoAmplo', counted: Count): QuemVeItem => ({
    especie: 'GRUPO',
    nome: mensagem(`documento.acesso.grupo.${name}`),
    motivo: mensagem(`documento.acesso.motivo.${name}`),
    ...counted,
  });
  const everywhere = total.pessoas + total.foraDoGrau > 0 ? [group('acessoTotal', total)] : [];
  if (nivelAcesso === 'RESTRITO') {
    const wide = await count(
      ctx,
      row,
      sql`coalesce(u.acesso_amplo, false) and ${inOrganisation(organizacaoId)}`,
    );
    return wide.pessoas + wide.foraDoGrau > 0 ? [group('acessoAmplo', wide), ...everywhere] : everywhere;
  }
  const { nome } = await ctx.db
    .selectFrom('registro.organizacaoInterna')
    .select('nome')
    .where('id', '=', organizacaoId)
    .executeTakeFirstOrThrow();
  const counted = await count(ctx, row, inOrganisation(organizacaoId));
  const whole: QuemVeItem = {
    especie: 'ORGANIZACAO',
    nome: nome ?? '',
    motivo: mensagem('documento.acesso.motivo.publico', { especie: nameOfKind(row.tipo) }),
    ...counted,
  };
  return [whole, ...everywhere];
};

interface UnitRow {
  readonly id: number;
  readonly nome: string;
  readonly motivo: string;
  readonly desde: Date | null;
}

/** The unit that holds it and those that it passed through. */
const ofUnits = async (ctx: Ctx, row: ConteudoRow): Promise<QuemVeItem[]> => {
  const { rows } = await sql<UnitRow>`
    select n.id, n.sigla || ' - ' || n.nome as nome,
      case when n.id = ${row.detentorUnidadeId} then 'detentor' else a.motivo end as motivo, a.desde
    from registro.unidade n
    left join conteudo_acesso a on a.conteudo_id = ${row.id} and a.unidade_id = n.id
    where n.id = ${row.detentorUnidadeId} or a.conteudo_id is not null
    order by (n.id = ${row.detentorUnidadeId}) desc, a.desde, n.id`.execute(ctx.db);
  const items: QuemVeItem[] = [];
  for (const unit of rows)
    items.push({
      especie: 'UNIDADE',
      nome: unit.nome,
      motivo: reasonOf(unit.motivo, row.tipo),
      ...(await count(ctx, row, inUnit(unit.id))),
      desde: unit.desde?.toISOString(),
    });
  return items;
};

interface PersonRow {
  readonly usuarioId: number;
  readonly nome: string;
  readonly motivo: string;
  readonly desde: Date;
  readonly por: string | null;
  readonly ativo: boolean;
  readonly noGrau: boolean;
  /** Given by an act that may be taken back. */
  readonly retiravel: boolean;
  /** By who asks. */
  readonly meu: boolean;
}

/** People named by it, with who named them. */
const ofPeople = async (ctx: Ctx, { row, situation }: Loaded): Promise<QuemVeItem[]> => {
  const { rows } = await sql<PersonRow>`
    select a.usuario_id, u.nome, a.motivo, a.desde, p.nome as por,
      u.ativo and not coalesce(u.bloqueado, false) as ativo, coalesce(s.grau, 0) >= ${row.sigilo} as no_grau,
      a.usuario_id is distinct from ${row.detentorUsuarioId}::integer and (a.motivo = 'credencial'
        or (a.motivo in ('tramite', 'copia') and not ${workedOn}
          and a.tramite_id is distinct from ${row.transitoId}::bigint)) as retiravel,
      a.por_usuario_id is not distinct from ${ctx.sessao.usuarioId}::integer as meu
    from conteudo_acesso a
    join registro.usuario u on u.id = a.usuario_id
    left join registro.sigilo s on s.id = u.sigilo
    left join registro.usuario p on p.id = a.por_usuario_id
    where a.conteudo_id = ${row.id} and a.usuario_id is not null
    order by u.nome`.execute(ctx.db);
  return rows.map((person) => ({
    especie: 'PESSOA',
    nome: person.nome,
    motivo: reasonOf(person.motivo, row.tipo),
    pessoas: person.ativo && person.noGrau ? 1 : 0,
    foraDoGrau: person.ativo && !person.noGrau ? 1 : 0,
    usuarioId: person.usuarioId,
    desde: person.desde.toISOString(),
    por: person.por ?? undefined,
    credencial: (person.retiravel && (situation.respondoPeloAcesso || person.meu)) || undefined,
  }));
};

/** People of restricted access, counted in no group, whom it names without a grant: who made, holds or was sent it. */
const ofRestricted = async (
  ctx: Ctx,
  { id, tipo, sigilo, autorId, detentorUsuarioId }: ConteudoRow,
): Promise<QuemVeItem[]> => {
  const { rows } = await sql<{ usuarioId: number; nome: string; motivo: string; noGrau: boolean }>`
    select u.id as usuario_id, u.nome, ${degreeReaches(sql`u.id`, sql`${sigilo}::integer`)} as no_grau,
      case u.id when ${autorId} then 'criou' when ${detentorUsuarioId}::integer then 'detentorPessoa' else 'tramite' end as motivo
    from registro.usuario u
    where u.acesso_restrito and u.ativo and not coalesce(u.bloqueado, false)
      and (u.id in (${autorId}, ${detentorUsuarioId}::integer)
        or exists (select from tramite t where t.conteudo_id = ${id} and t.para_usuario_id = u.id
          and t.situacao not in ('RESGATADO', 'CANCELADO', 'REDIRECIONADO')))
      and not exists (select from conteudo_acesso a where a.conteudo_id = ${id} and a.usuario_id = u.id)
    order by u.nome`.execute(ctx.db);
  return rows.map(({ usuarioId, nome, motivo, noGrau }) => ({
    especie: 'PESSOA',
    nome,
    motivo: reasonOf(motivo, tipo),
    pessoas: noGrau ? 1 : 0,
    foraDoGrau: noGrau ? 0 : 1,
    usuarioId,
  }));
};

const reasons = [
  'detentor',
  'detentorPessoa',
  'criou',
  'tramite',
  'copia',
  'assinante',
  'destino',
  'sigiloso',
  'credencial',
  'colaborador',
] as const;

const reasonOf = (motivo: string, tipo: number): string =>
  mensagem(`documento.acesso.motivo.${reasons.find((known) => known === motivo) ?? 'outro'}`, {
    especie: nameOfKind(tipo),
  });
