import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';

interface Use {
  titulo: string;
  campo?: string;
  total: number;
}

/** Why a record stays, with the list of where it is used when the server gave it. */
export function RemoveRefusal({ problem }: { problem: HttpProblem }) {
  const text = useText();
  const uses = usesOf(problem.payload);
  return (
    <div role="alert">
      <p>{problem.message}</p>
      {uses.length > 0 && (
        <>
          <h3>{text('cadastro.exclusao.usos')}</h3>
          <ul>
            {uses.map(({ titulo, campo, total }) => (
              <li key={`${titulo}.${campo}`}>
                {text('cadastro.exclusao.uso', {
                  cadastro: campo === undefined ? titulo : `${titulo} (${campo})`,
                  n: total,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function usesOf(payload: unknown): Use[] {
  const list = typeof payload === 'object' && payload !== null && 'usos' in payload ? payload.usos : payload;
  if (!Array.isArray(list)) return [];
  return list.filter(
    (use: unknown): use is Use =>
      typeof use === 'object' && use !== null && 'titulo' in use && 'total' in use,
  );
}
