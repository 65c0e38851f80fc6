import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { pages } from '#schemas/pages.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { RecordOf } from '#server/engine/typed-record.ts';

const ofProduct = (record: RecordOf<'pagina'>): boolean => record.nome in pages;

/** A page: those of the product keep their name and stay; their title and state are the organisation's. */
export const pagina: RegisterHook<'pagina'> = {
  async beforeSave(ctx, { before, values }) {
    if (!before || before.nome === values.nome) return;
    if (ofProduct(before)) throw refuseField('nome', 'registro.pagina.nome');
    const perfil = await profileWith(ctx, before);
    if (perfil !== undefined) throw refuseField('nome', 'registro.pagina.nomeEmUso', { perfil });
  },
  async beforeRemove(ctx, record) {
    if (ofProduct(record))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.pagina.produto') });
    const perfil = await profileWith(ctx, record);
    if (perfil !== undefined)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.pagina.emUso', { perfil }) });
  },
  refusal: (_ctx, record, action) =>
    action === 'remove' && ofProduct(record) ? mensagem('registro.pagina.produto') : undefined,
};

/** A profile that names the page: it would go on naming what there is no more. */
const profileWith = async ({ db }: Ctx, { nome }: RecordOf<'pagina'>): Promise<string | undefined> => {
  const { rows } = await sql<{ descricao: string }>`
    select descricao from registro.perfil_acesso where paginas @> to_jsonb(${nome}::text) order by descricao limit 1`.execute(
    db,
  );
  return rows[0]?.descricao;
};
