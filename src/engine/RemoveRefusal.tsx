import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { usesOf } from './uses.ts';

/** Why a record stays, with the list of where it is used when the server gave it. */
export function RemoveRefusal({ problem }: { problem: HttpProblem }) {
  const text = useText();
  const uses = usesOf(problem);
  return (
    <div role="alert">
      <p>{problem.message}</p>
      {uses.length > 0 && (
        <>
          <h3>{text('cadastro.exclusao.usos')}</h3>
          <ul>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
