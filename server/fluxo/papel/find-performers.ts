import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { organisationOf, takesFrom } from '#server/pessoas/acesso/other-organisations.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import type {
  AusenciaFato,
  Caso,
  Executante,
  Lotacao,
  PerformerFacts,
  UnidadeFato,
} from './performer-facts.ts';

type Reader = Pick<Ctx, 'db' | 'agora' | 'ports'>;

/** People of one activity at the most: a list longer than this is nobody's to read. */
const most = 2_000;

/** What the registers say of everybody that performers may name. */
export const findPerformers = async (
  ctx: Reader,
  executantes: readonly Executante[],
  caso: Caso | undefined,
): Promise<PerformerFacts> => {
  const unidades = await readUnits(ctx);
  const lotacoes = await readPeople(ctx, askedOf(executantes, caso, unidades), caso);
  return { lotacoes, unidades, ausencias: await readAbsences(ctx, lotacoes), caso };
};

interface Asked {
  readonly usuarios: readonly number[];
  readonly unidades: readonly number[];
  readonly cargos: readonly number[];
  readonly perfis: readonly number[];
  readonly ditos: readonly string[];
}

const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value) => value !== undefined && value !== null);

const askedOf = (
  executantes: readonly Executante[],
  caso: Caso | undefined,
  all: readonly UnidadeFato[],
): Asked => {
  const said = executantes.flatMap(({ tipo, campo }) =>
    tipo === 'CAMPO'
      ? [
          caso?.campos
            .get(campo ?? '')
            ?.trim()
            .toLowerCase() ?? '',
        ]
      : [],
  );
  const inherited = executantes.some(({ tipo }) => tipo === 'CHEFE_INICIADOR');
  return {
    usuarios: present([...executantes.map(({ usuario }) => usuario), caso?.autorId, caso?.detentorUsuarioId]),
    unidades: present([
      ...executantes.map(({ unidade }) => unidade),
      ...(inherited ? above(caso?.iniciadorUnidadeId, all) : []),
      caso?.detentorUnidadeId,
      ...all.filter(({ sigla }) => said.includes(sigla.toLowerCase())).map(({ id }) => id),
    ]),
    cargos: present(executantes.map(({ cargo }) => cargo)),
    perfis: present(executantes.map(({ perfilAcesso }) => perfilAcesso)),
    ditos: said.filter((value) => value !== ''),
  };
};

/** A unit and those above it, the nearest first. */
const above = (from: number | undefined, all: readonly UnidadeFato[]): number[] => {
  const superior = new Map(all.map(({ id, superiorId }) => [id, superiorId]));
  const path: number[] = [];
  let here = from ?? null;
  while (here !== null && !path.includes(here)) {
    path.push(here);
    here = superior.get(here) ?? null;
  }
  return path;
};

const readUnits = async ({ db }: Reader): Promise<UnidadeFato[]> => {
  const { rows } = await sql<UnidadeFato>`
    select id, sigla, unidade_superior as superior_id from registro.unidade order by id`.execute(db);
  return rows;
};

/** Where a content is had: those of its own organisation, and of others where what is there may go. */
const readPeople = async (
  { db }: Reader,
  { usuarios, unidades, cargos, perfis, ditos }: Asked,
  caso: Caso | undefined,
): Promise<Lotacao[]> => {
  const detentor = sql`${caso?.detentorUnidadeId ?? null}::integer`;
  const origem = sql`${caso?.autorUnidadeId ?? null}::integer`;
  const { rows } = await sql<Lotacao>`
    select u.id as usuario_id, u.nome, u.login, u.email, u.perfil_acesso as perfil_id,
      u.ativo and not coalesce(u.bloqueado, false) and un.ativo as atua,
      uu.unidade as unidade_id, uu.cargo as cargo_id, coalesce(uu.chefe, false) as chefe,
      coalesce(uu.secretario, false) as secretario
    from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id
    join registro.unidade un on un.id = uu.unidade
    join registro.organizacao_interna o on o.id = un.organizacao
    where (u.id = any(${usuarios}) or uu.unidade = any(${unidades}) or uu.cargo = any(${cargos})
      or u.perfil_acesso = any(${perfis}) or lower(u.login) = any(${ditos}) or lower(u.email) = any(${ditos}))
      and (${detentor} is null or ${takesFrom(organisationOf(detentor))} or un.organizacao = ${organisationOf(origem)})
    order by coalesce(uu.padrao, false) desc, u.nome, u.id, uu.ordem limit ${most}`.execute(db);
  return rows;
};

const readAbsences = async (ctx: Reader, people: readonly Lotacao[]): Promise<AusenciaFato[]> => {
  const ids = [...new Set(people.map(({ usuarioId }) => usuarioId))];
  const { rows } = await sql<Omit<AusenciaFato, 'unidades'> & { readonly unidades: number[] | null }>`
    select a.usuario as usuario_id, s.id as substituto_id, s.nome as substituto, a.fim as ate,
      case when a.abrangencia = 'UNIDADES' then array(
        select au.alvo_id from registro.ausencia_unidades au where au.registro_id = a.id) end as unidades
    from registro.ausencia a
    left join registro.usuario s on s.id = a.substituto and a.aguarda_confirmacao is not true and s.ativo and not coalesce(s.bloqueado, false)
    where a.usuario = any(${ids}) and ${today(ctx)}::date between a.inicio and a.fim
    order by a.inicio desc, a.id desc`.execute(ctx.db);
  return rows.map(({ unidades, ...row }) => ({ ...row, unidades: unidades ?? undefined }));
};
