import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { accountsMadeBy, kinOf } from '#server/pessoas/acesso/made-by.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { RecordOf, ValuesOf } from '#server/engine/typed-record.ts';

/** What a power is: for whom, to whom, for what and until when, with the paper that says so. */
const substance = [
  'outorgante',
  'procuradorNome',
  'procuradorDocumento',
  'procuradorEmail',
  'servico',
  'podePedir',
  'podeAssinar',
  'podeReceber',
  'fim',
  'arquivo',
] as const;

/**
 * Who keeps the register gives nobody the place of another: what was written or changed here waits, and is accepted by somebody who
 * did neither, with the paper. What the giver asked for from outside needs neither; what was ended stays so.
 */
export const holdPower = async (
  ctx: Ctx,
  id: number | undefined,
  before: RecordOf<'procuracao'> | undefined,
  values: ValuesOf<'procuracao'>,
): Promise<void> => {
  if (id === undefined || before === undefined) {
    values.situacao = 'ESPERA';
    return;
  }
  const { situacao } = values;
  if (before.situacao === 'REVOGADA' && situacao !== 'REVOGADA')
    throw refuseField('situacao', 'externo.procuracao.recusa.revogada');
  if (situacao !== 'ACEITA') return;
  if (substance.some((name) => (values[name] ?? null) !== (before[name] ?? null))) {
    values.situacao = 'ESPERA';
    return;
  }
  if (before.situacao === 'ACEITA') return;
  const writers = await writersOf(ctx, id);
  if (writers.length === 0) return;
  if (!before.arquivo) throw refuseField('arquivo', 'externo.procuracao.recusa.papel');
  const { usuarioId, substitutoId } = ctx.sessao;
  if (writers.some((writer) => writer === usuarioId || writer === substitutoId))
    throw refuseField('situacao', 'externo.procuracao.recusa.segundaPessoa');
  if (!ctx.sessao.administrador && (await isTheirs(ctx, writers)))
    throw refuseField('situacao', 'externo.procuracao.recusa.contaFeita');
};

/** Whether who accepts uses an account that a writer made, or may be behind that of a writer: one person may be both. */
const isTheirs = async (ctx: Ctx, writers: readonly number[]): Promise<boolean> => {
  const own = [ctx.sessao.usuarioId, atKeyboard(ctx.sessao)];
  const [theirs, kin] = [await accountsMadeBy(ctx.db, writers), await kinOf(ctx)];
  return own.some((id) => theirs.includes(id)) || writers.some((id) => kin.includes(id));
};

/** Those of the institution who wrote or changed it, and who did so in their place. */
const writersOf = async ({ db }: Ctx, id: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ quem: number }>`
    select distinct x.quem from evento e cross join lateral (values (e.usuario_id), (e.substituto_id)) x (quem)
    where e.cadeia = ${`registro:procuracao:${id}`} and x.quem > 0`.execute(db);
  return rows.map(({ quem }) => quem);
};
