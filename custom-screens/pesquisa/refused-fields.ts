import { filterFieldOf } from '#schemas/enums.ts';
import type { CasoDeUsoPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import type { FieldRefusals } from '#src/pesquisa/AdvancedForm.tsx';

/** What the server says of each field of a question that it does not ask; nothing of any other failure. */
export const refusedFields = (
  caso: CasoDeUsoPesquisa,
  error: HttpProblem | null,
): FieldRefusals | undefined => {
  const place = `json.${filterFieldOf[caso]}.`;
  const found = (error?.erros ?? []).filter(({ campo }) => campo.startsWith(place));
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(({ campo, mensagem }) => [campo.slice(place.length), mensagem]));
};
