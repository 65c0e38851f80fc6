import { templateFields } from '#schemas/template.ts';
import type { Field } from './field.ts';
import { onceFor } from './once-for.ts';
import type { RegisterModel, RegisterModels } from './register-model.ts';

/** A register as people with one set of field permissions see it; built once for each set and kept. */
export interface RegisterView {
  readonly model: RegisterModel;
  readonly models: RegisterModels;
  /** Field permissions of this register that the person has. */
  readonly granted: readonly string[];
  readonly readable: readonly Field[];
  readonly writable: readonly Field[];
}

/** Whether the person may know of a field; what one may not see, one may not filter nor order by. */
export const seesField = ({ readable }: RegisterView, name: string): boolean =>
  readable.some((field) => field.name === name);

/** Fields of a record, or of a row, that the granted permissions show; a computed text, where it shows all that it is made of. */
export const readableFields = (fields: Iterable<Field>, granted: readonly string[]): readonly Field[] => {
  const all = [...fields];
  const hidden = new Set(
    all
      .filter(({ secret, read }) => secret || (read !== undefined && !granted.includes(read)))
      .map(({ name }) => name),
  );
  return all.filter(
    ({ name, property }) =>
      !hidden.has(name) && templateFields(property['x-computed'] ?? '').every((part) => !hidden.has(part)),
  );
};

/** Fields that the granted permissions let change; who may not see a field may not change it either. */
const writableFields = (fields: Iterable<Field>, granted: readonly string[]): readonly Field[] =>
  [...fields].filter(
    ({ kind, property, read, write }) =>
      kind !== 'computed' &&
      !property.readOnly &&
      (read === undefined || granted.includes(read)) &&
      (write === undefined || granted.includes(write)),
  );

/** Names of the fields that the person may change. */
export const writableNames = onceFor(
  ({ writable }: RegisterView): ReadonlySet<string> => new Set(writable.map(({ name }) => name)),
);

const kept = new WeakMap<RegisterModel, Map<string, RegisterView>>();

/** The view of a register for whoever has the permissions that `has` tells. */
export const viewOf = (
  models: RegisterModels,
  model: RegisterModel,
  has: (permission: string) => boolean,
): RegisterView => {
  const granted = model.fieldPermissions.filter(has);
  const key = granted.join();
  const views = kept.get(model) ?? new Map<string, RegisterView>();
  kept.set(model, views);
  const known = views.get(key);
  if (known) return known;
  const view: RegisterView = {
    model,
    models,
    granted,
    readable: readableFields(model.fields.values(), granted),
    writable: writableFields(model.fields.values(), granted),
  };
  views.set(key, view);
  return view;
};
