import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { planFor } from './plan-for.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';

/**
 * A counter: begun by the first document, or by hand where a sequence goes on from elsewhere; forwards only, with a reason
 * each time. A save holds the row, so no number is given meanwhile.
 */
export const numeracao: RegisterHook<'numeracao'> = {
  beforeSave: async (ctx, { before, values }) => {
    if (before) checkAdvance(before, values);
    else await beginSequence(ctx, values);
  },
  actions: {
    avancar: async (ctx, { record, body }) => {
      if (!record) throw new AppError('naoEncontrado');
      const { ultimo, motivo } = body as { readonly ultimo: number; readonly motivo: string };
      const given = record.ultimo ?? 0;
      if (ultimo <= given) throw refuseField('ultimo', 'registro.numeracao.volta', { ultimo: given });
      const models = modelsInForce();
      const view = viewFor(ctx, models, registerNamed(models, 'numeracao'));
      await updateRecord(ctx, view, record.id, { ...record, ultimo, motivo });
      return { mensagem: mensagem('registro.numeracao.avancou', { proximo: ultimo + 1 }) };
    },
  },
};

/** What tells one sequence from another; it is chosen once. */
const identity = ['tipoDocumento', 'unidade', 'ano'] as const;

const checkAdvance = (
  before: Readonly<ValuesOf<'numeracao'>>,
  values: Readonly<ValuesOf<'numeracao'>>,
): void => {
  const changed = identity.find((name) => before[name] !== values[name]);
  if (changed) throw refuseField(changed, 'registro.numeracao.outra');
  const given = before.ultimo ?? 0;
  if ((values.ultimo ?? 0) === given) return;
  if ((values.ultimo ?? 0) < given)
    throw refuseField('ultimo', 'registro.numeracao.volta', { ultimo: given });
  if (values.motivo === undefined || values.motivo === before.motivo)
    throw refuseField('motivo', 'registro.numeracao.motivo');
};

/** The sequence is the one that concluding would count by: the same rule finds it. */
const beginSequence = async (ctx: Ctx, values: ValuesOf<'numeracao'>): Promise<void> => {
  for (const name of ['tipoDocumento', 'unidade', 'motivo'] as const)
    if (values[name] === undefined) throw refuseField(name, `registro.numeracao.falta.${name}`);
  const { timeZone } = ctx.ports.config;
  const ano = values.ano ?? ctx.agora.toLocaleDateString('pt-BR', { year: 'numeric', timeZone });
  const plan = await planFor(ctx.db, {
    tipoId: Number(values.tipoDocumento),
    unidadeId: Number(values.unidade),
    ano: Number(ano),
  });
  // a relation to nothing is refused in its own words when it is written
  if (!plan) return;
  const { counter } = plan;
  const existing = await ctx.db
    .selectFrom('registro.numeracao')
    .select('ultimo')
    .where('chave', '=', counter.chave)
    .where('ano', '=', counter.ano)
    .executeTakeFirst();
  const { descricao } = counter;
  if (existing)
    throw refuseField('tipoDocumento', 'registro.numeracao.existe', {
      descricao,
      ultimo: Number(existing.ultimo),
    });
  Object.assign(values, { chave: counter.chave, ano: counter.ano, descricao: counter.descricao });
};
