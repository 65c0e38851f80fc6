import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';

/** Models of one type of document. */
interface ModeloGroup {
  readonly tipo: string;
  readonly modelos: readonly ModeloCombo[];
}

/** By type, in alphabetical order; one group without name when no type has more than one model. */
export const groupModelos = (modelos: readonly ModeloCombo[]): ModeloGroup[] => {
  const byType = new Map<string, ModeloCombo[]>();
  for (const modelo of modelos) {
    const { rotulo } = modelo.tipoDocumento;
    byType.set(rotulo, [...(byType.get(rotulo) ?? []), modelo]);
  }
  if ([...byType.values()].every((group) => group.length === 1)) return [{ tipo: '', modelos }];
  return [...byType]
    .map(([tipo, group]) => ({ tipo, modelos: group }))
    .sort((a, b) => a.tipo.localeCompare(b.tipo, 'pt-BR'));
};
