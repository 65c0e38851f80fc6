import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses files that somebody else sent, whatever else would let them be read. */
export const requireOwnFiles = async ({ db, sessao }: Ctx, named: readonly unknown[]): Promise<void> => {
  const ids = [...new Set(named.filter((one): one is string => typeof one === 'string' && uuid.test(one)))];
  if (ids.length === 0) return;
  const strange = await db
    .selectFrom('arquivo')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('criadoPor', 'is', null), eb('criadoPor', '<>', sessao.usuarioId)]))
    .executeTakeFirst();
  if (strange) throw refuseField('arquivos', 'anexos.recusa.arquivoAusente');
};
