import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import type { CheckContext } from './context.ts';
import { problem, type Problem } from './problem.ts';

/** What a definition promises and only the product keeps: actions and rows that code gives, icons that are drawn. */
export function behindProblems(
  { source, actions = [], menu }: RegisterDefinition,
  { hooked, icons }: CheckContext,
): Problem[] {
  const named: [(string | number)[], string | undefined][] = [
    [['menu', 'icon'], menu?.icon],
    ...actions.map(({ icon }, i): [(string | number)[], string | undefined] => [
      ['actions', i, 'icon'],
      icon,
    ]),
  ];
  return [
    ...(hooked === false && source === 'hook' ? [problem(['source'], 'fonteSemGancho')] : []),
    ...(hooked === false
      ? actions.map(({ name: acao }, i) => problem(['actions', i, 'name'], 'acaoSemGancho', { acao }))
      : []),
    ...named.flatMap(([path, icone]) =>
      icons && icone !== undefined && !icons.has(icone)
        ? [problem(path, 'iconeDesconhecido', { icone })]
        : [],
    ),
  ];
}
