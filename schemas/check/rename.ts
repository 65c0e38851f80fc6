import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { problem, type Problem } from './problem.ts';

/** A former name belongs to nobody else: neither to a field that is still there nor to another one that came from it. */
export function renameProblems(
  name: string,
  { 'x-renamed-from': former }: RegisterProperty,
  all: Readonly<Record<string, RegisterProperty>>,
  path: readonly (string | number)[],
): Problem[] {
  if (former === undefined) return [];
  const taken = all[former] !== undefined;
  const twice = Object.entries(all).some(
    ([other, property]) => other !== name && property['x-renamed-from'] === former,
  );
  return taken || twice
    ? [
        problem([...path, 'x-renamed-from'], taken ? 'nomeAntigoEmUso' : 'nomeAntigoRepetido', {
          campo: former,
        }),
      ]
    : [];
}
