import { sql } from 'kysely';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { RecordValues, RegisterRecord } from '#server/engine/index.ts';
import type { Ctx } from '#server/http/context.ts';
import { planOfTemplate, type NumberTemplate } from '#server/numeracao/index.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { refuseField } from './refuse-field.ts';

/** A numbering template: one for each type and organisation, with an example made by the numbering itself. */
export const templateNumeracao: RegisterHook = {
  async beforeSave(ctx, { id = 0, values }) {
    values['exemplo'] = exampleOf(ctx, values);
    if (values['ativo'] === true) await checkOnlyOne(ctx, id, values);
  },
  warnings: (_ctx, record) =>
    repeatable(record).map((key) => ({ campo: 'mascara', mensagem: mensagem(key) })),
};

/** The number that would come first, for a type and a unit that stand for any. */
const exampleOf = (ctx: Ctx, values: Readonly<RecordValues>): string => {
  const plan = planOfTemplate({ id: 0, ...values } as unknown as NumberTemplate, {
    tipo: { id: 0, nome: mensagem('numeracao.exemplo.tipo'), sigla: mensagem('numeracao.exemplo.sigla') },
    unidade: { id: 0, sigla: mensagem('numeracao.exemplo.unidade') },
    organizacao: { id: 0, sigla: mensagem('numeracao.exemplo.organizacao') },
    ano: Number(
      ctx.agora.toLocaleDateString('pt-BR', { year: 'numeric', timeZone: ctx.ports.config.timeZone }),
    ),
  });
  return plan.write(plan.counter.inicio);
};

/** Two templates over one type and one organisation would be two answers to one question. */
const checkOnlyOne = async (ctx: Ctx, id: number, values: Readonly<RecordValues>): Promise<void> => {
  const types = (values['tiposDocumento'] ?? []) as readonly number[];
  if (types.length === 0) return;
  await oneAtATime(ctx, 'template-numeracao');
  const organizations = (values['organizacoes'] ?? []) as readonly number[];
  const { rows } = await sql<{ template: string; tipo: string }>`
    select t.nome as template, d.nome as tipo
    from registro.template_numeracao t
    join registro.template_numeracao_tipos_documento x on x.registro_id = t.id
    join registro.tipo_documento d on d.id = x.alvo_id
    where t.ativo and t.id <> ${id} and x.alvo_id = any(${types}::int[])
      and case when ${organizations.length === 0}
        then not exists (select from registro.template_numeracao_organizacoes o where o.registro_id = t.id)
        else exists (select from registro.template_numeracao_organizacoes o
          where o.registro_id = t.id and o.alvo_id = any(${organizations}::int[])) end
    limit 1`.execute(ctx.db);
  const [other] = rows;
  if (other) throw refuseField('tiposDocumento', 'registro.templateNumeracao.repetido', { ...other });
};

/** What makes two documents of different sequences have the same number. */
const repeatable = (record: RegisterRecord): readonly MessageKey[] => {
  if (record['formato'] !== 'LIVRE') return [];
  const mask = String(record['mascara']);
  const lacks = (part: string): boolean => !mask.includes(`{${part}`);
  return [
    ...(record['reinicioAnual'] === true && lacks('ano')
      ? (['registro.templateNumeracao.semAno'] as const)
      : []),
    ...(record['porUnidade'] === true && lacks('unidade')
      ? (['registro.templateNumeracao.semUnidade'] as const)
      : []),
    ...(record['porOrganizacao'] === true && lacks('organizacao') && lacks('unidade')
      ? (['registro.templateNumeracao.semOrganizacao'] as const)
      : []),
  ];
};
