import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { RecordOf } from '#server/engine/typed-record.ts';

/** Most years of each degree: Lei 12.527/2011, art. 24, § 1º; Confidencial, Decreto 4.553/2002, art. 7º. */
const mostYears: Readonly<Record<number, number>> = { 0: 0, 1: 5, 2: 10, 3: 15, 4: 25 };
const confidencial = 2;

/** A degree of secrecy within the law, that is always the same one for those who have it. */
export const sigilo: RegisterHook<'sigilo'> = {
  async beforeSave(ctx, { before, values }) {
    const grau = values.grau;
    const limite = mostYears[grau] ?? 0;
    if ((values.anosMaximo ?? 0) > limite)
      throw refuseField('anosMaximo', 'registro.sigilo.anos', { limite });
    if (grau === confidencial && values.ativo === true)
      throw refuseField('ativo', 'registro.sigilo.confidencial');
    if (before && before.grau !== grau && (await isUsed(ctx, before)))
      throw refuseField('grau', 'registro.sigilo.grauEmUso');
  },
  async beforeRemove(ctx, record) {
    if (await isUsed(ctx, record))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.sigilo.emUso') });
  },
};

/** Contents keep the number of their degree and people the record of theirs: both would silently become another one. */
const isUsed = async ({ db }: Ctx, { id, grau }: RecordOf<'sigilo'>): Promise<boolean> => {
  const { rows } = await sql<{ usado: boolean }>`
    select exists (select from conteudo where sigilo = ${grau}::integer)
      or exists (select from registro.usuario where sigilo = ${id}) as usado`.execute(db);
  return rows[0]?.usado ?? false;
};
