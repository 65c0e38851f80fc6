import type { FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Rules of the first entry that would make administrators: those are chosen one by one. */
export const rulesThatAdminister = async (
  { db }: Ctx,
  values: Readonly<Record<string, unknown>>,
): Promise<readonly FieldError[]> => {
  const rules = (values['regrasEntrada'] ?? []) as readonly { readonly perfilAcesso?: number }[];
  const named = rules.flatMap(({ perfilAcesso }) => (perfilAcesso === undefined ? [] : [perfilAcesso]));
  if (named.length === 0) return [];
  const profiles = await db
    .selectFrom('registro.perfilAcesso')
    .select('id')
    .where('id', 'in', named)
    .where((eb) => eb.or([eb('administrador', '=', true), eb('administradorLocal', '=', true)]))
    .execute();
  return rules.flatMap(({ perfilAcesso }, index) =>
    profiles.some(({ id }) => id === perfilAcesso)
      ? [
          {
            campo: `regrasEntrada.${index}.perfilAcesso`,
            mensagem: mensagem('identidade.regra.administrador'),
          },
        ]
      : [],
  );
};
