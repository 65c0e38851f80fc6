import type { RegistroUso } from '#schemas/shapes/registro.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';

/** Where a record is used, from the refusal to remove it: `Unidades (Cidade): 4`. */
export function usesOf({ payload }: HttpProblem): string[] {
  if (typeof payload !== 'object' || payload === null || !('usos' in payload)) return [];
  return (payload.usos as RegistroUso[]).map(({ titulo, campo, total }) =>
    text('cadastro.exclusao.uso', {
      cadastro: campo === undefined ? titulo : `${titulo} (${campo})`,
      n: total,
    }),
  );
}
