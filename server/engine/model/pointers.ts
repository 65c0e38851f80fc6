import { everyField } from './field.ts';
import type { RegisterModel, RegisterModels } from './register-model.ts';

/** What points to a register. */
interface Pointers {
  readonly from: readonly RegisterModel[];
  /** Fields of the target by which the relations narrow its choices. */
  readonly narrowing: ReadonlySet<string>;
  /** Fields of the target by which the relations label its choices. */
  readonly labels: ReadonlySet<string>;
}

const kept = new WeakMap<RegisterModels, Map<string, Pointers>>();

/** The registers whose relations point to this one, worked out once for each set of definitions. */
export const pointersTo = (models: RegisterModels, name: string): Pointers => {
  const all = kept.get(models) ?? new Map<string, Pointers>();
  kept.set(models, all);
  const known = all.get(name) ?? find(models, name);
  all.set(name, known);
  return known;
};

const find = (models: RegisterModels, name: string): Pointers => {
  const from: RegisterModel[] = [];
  const narrowing = new Set<string>();
  const labels = new Set<string>();
  for (const model of models.values()) {
    const relations = everyField([...model.fields.values()]).flatMap(({ relation }) =>
      relation?.resource === name ? [relation] : [],
    );
    if (relations.length > 0) from.push(model);
    for (const { filter = {}, label } of relations) {
      for (const field of Object.keys(filter)) narrowing.add(field);
      if (label !== undefined) labels.add(label);
    }
  }
  return { from, narrowing, labels };
};
