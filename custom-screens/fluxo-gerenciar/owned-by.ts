import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';

/** Every id of a file, of what it says and of what it draws. */
export const idsOf = (definitions: ModdleElement): string[] =>
  [definitions, ...ownedBy(definitions)].flatMap(({ id }) => (typeof id === 'string' ? id : []));

interface Described {
  readonly $descriptor?: {
    readonly properties: readonly { readonly name: string; readonly isReference?: boolean }[];
  };
}

/** Everything in an element, however deep. */
export const ownedBy = (element: ModdleElement): ModdleElement[] =>
  ((element as unknown as Described).$descriptor?.properties ?? [])
    .filter(({ isReference }) => isReference !== true)
    .flatMap(({ name }) => {
      const value = element.get(name);
      return (Array.isArray(value) ? value : [value]) as unknown[];
    })
    .filter(
      (value): value is ModdleElement => typeof value === 'object' && value !== null && '$type' in value,
    )
    .flatMap((one) => [one, ...ownedBy(one)]);
