import { sql } from 'kysely';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { writeNumber, type NumberRule } from '#schemas/numeracao/format-number.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { oneAtATime } from '#server/base/db/one-at-a-time.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';

/** A numbering template: one for each type and organisation, with an example made by the numbering itself. */
export const templateNumeracao: RegisterHook<'template-numeracao'> = {
  async beforeSave(ctx, { id = 0, values }) {
    checkScopes(values);
    values.exemplo = exampleOf(ctx, values);
    if (values.ativo !== true) return;
    for (const types of numberedTypes) await checkOnlyOne(ctx, id, values, types);
    await checkOtherMasks(ctx, id, values);
  },
};

/** The types that a template numbers: the field, the table of the relation and the register. */
const numberedTypes = [
  ['tiposDocumento', 'tipos_documento', 'tipo_documento'],
  ['tiposProcesso', 'tipos_processo', 'tipo_processo'],
] as const;

/** The number that would come first, for a type and a unit that stand for any. */
const exampleOf = (ctx: Ctx, values: Readonly<ValuesOf<'template-numeracao'>>): string => {
  const { inicio = 1, ...rule } = values as unknown as NumberRule & { readonly inicio?: number };
  const number = writeNumber(rule, mensagem('numeracao.exemplo.tipo'), {
    sequencia: inicio,
    ano: Number(
      ctx.agora.toLocaleDateString('pt-BR', { year: 'numeric', timeZone: ctx.ports.config.timeZone }),
    ),
    unidade: mensagem('numeracao.exemplo.unidade'),
    organizacao: mensagem('numeracao.exemplo.organizacao'),
    sigla: mensagem('numeracao.exemplo.sigla'),
  });
  if (number === undefined) throw refuseField('inicio', 'registro.templateNumeracao.inicioLongo');
  return number;
};

/** Two templates over one type and one organisation would be two answers to one question. */
const checkOnlyOne = async (
  ctx: Ctx,
  id: number,
  values: Readonly<ValuesOf<'template-numeracao'>>,
  [campo, relation, register]: (typeof numberedTypes)[number],
): Promise<void> => {
  const types = values[campo] ?? [];
  if (types.length === 0) return;
  await oneAtATime(ctx, 'template-numeracao');
  const organizations = values.organizacoes ?? [];
  const { rows } = await sql<{ template: string; tipo: string }>`
    select t.nome as template, d.nome as tipo
    from registro.template_numeracao t
    join ${sql.table(`registro.template_numeracao_${relation}`)} x on x.registro_id = t.id
    join ${sql.table(`registro.${register}`)} d on d.id = x.alvo_id
    where t.ativo and t.id <> ${id} and x.alvo_id = any(${types}::int[])
      and case when ${organizations.length === 0}
        then not exists (select from registro.template_numeracao_organizacoes o where o.registro_id = t.id)
        else exists (select from registro.template_numeracao_organizacoes o
          where o.registro_id = t.id and o.alvo_id = any(${organizations}::int[])) end
    limit 1`.execute(ctx.db);
  const [other] = rows;
  if (other) throw refuseField(campo, 'registro.templateNumeracao.repetido', { ...other });
};

/** What keeps apart the numbers of different sequences has to be seen in them. */
const checkScopes = (values: Readonly<ValuesOf<'template-numeracao'>>): void => {
  if (values.formato !== 'LIVRE') return;
  const [missing] = repeatable(values);
  if (missing !== undefined) throw refuseField('mascara', missing);
};

const shows = (values: Readonly<ValuesOf<'template-numeracao'>>, part: string): boolean =>
  (values.mascara ?? '').includes(`{${part}`);

const showsType = (values: Readonly<ValuesOf<'template-numeracao'>>): boolean =>
  values.nomeDoTipo === true || shows(values, 'sigla');

const repeatable = (values: Readonly<ValuesOf<'template-numeracao'>>): readonly MessageKey[] => {
  const oneOrganization = values.organizacoes?.length === 1;
  return [
    ...(values.reinicioAnual === true && !shows(values, 'ano')
      ? (['registro.templateNumeracao.semAno'] as const)
      : []),
    ...(values.porUnidade === true && !shows(values, 'unidade')
      ? (['registro.templateNumeracao.semUnidade'] as const)
      : []),
    ...(values.porOrganizacao === true && !shows(values, 'organizacao') && !oneOrganization
      ? (['registro.templateNumeracao.semOrganizacao'] as const)
      : []),
    ...(values.porTipo === true && !showsType(values)
      ? (['registro.templateNumeracao.semTipo'] as const)
      : []),
  ];
};

/**
 * Each template has its own sequences: with the mask of another, the type or the organisation has to keep the numbers apart.
 * Over one type two templates never are in the same organisation, so that there the organisation is enough.
 */
const checkOtherMasks = async (
  ctx: Ctx,
  id: number,
  values: Readonly<ValuesOf<'template-numeracao'>>,
): Promise<void> => {
  const types = values.tiposDocumento ?? [];
  if (values.formato !== 'LIVRE' || types.length === 0) return;
  const organizations = values.organizacoes ?? [];
  const byOrganization = shows(values, 'organizacao') || shows(values, 'unidade');
  const sameType = sql`exists (select from registro.template_numeracao_tipos_documento x
    where x.registro_id = t.id and x.alvo_id = any(${types}::int[]))`;
  const apart = sql`(${organizations.length > 0} and exists (
      select from registro.template_numeracao_organizacoes o where o.registro_id = t.id)
    and not exists (select from registro.template_numeracao_organizacoes o
      where o.registro_id = t.id and o.alvo_id = any(${organizations}::int[])))`;
  const collides = showsType(values)
    ? sql`${sameType} and not ${byOrganization}`
    : sql`not (${byOrganization} and ${apart})`;
  const { rows } = await sql<{ template: string }>`
    select t.nome as template from registro.template_numeracao t
    where t.ativo and t.id <> ${id} and t.formato = 'LIVRE' and t.mascara = ${values.mascara}
      and t.nome_do_tipo = ${values.nomeDoTipo === true}
      and exists (select from registro.template_numeracao_tipos_documento x where x.registro_id = t.id)
      and ${collides} limit 1`.execute(ctx.db);
  const [other] = rows;
  if (other) throw refuseField('mascara', 'registro.templateNumeracao.mesmaMascara', { ...other });
};
