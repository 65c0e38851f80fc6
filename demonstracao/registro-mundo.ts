import type { RegistroBase, Registros } from '#schemas/generated-registers.ts';
import type { Ref } from './ref.ts';
import type { Relogio } from './relogio.ts';

/** A value of a record, with `Ref` allowed where an id stands and without the ids of rows. */
type ComRefs<T> = T extends number
  ? T | Ref
  : T extends readonly (infer Item)[]
    ? readonly ComRefs<Item>[]
    : T extends object
      ? { readonly [K in keyof T as K extends 'id' ? never : K]: ComRefs<T[K]> }
      : T;

/** The fields of a record of the register `N`. */
export type Campos<N extends keyof Registros> = ComRefs<Omit<Registros[N], keyof RegistroBase>>;

/** One record of the demonstration world. */
export interface RegistroMundo<N extends keyof Registros = keyof Registros> {
  /** How the rest of the world names it: sigla, login, code. */
  readonly chave: string;
  readonly dados: Campos<N>;
  /** Fields that can only be given when the records that they name exist. */
  readonly depois?: Partial<Campos<N>>;
  /** Fields counted from the present; in `dados` they stand empty. */
  readonly datas?: (relogio: Relogio) => Partial<Campos<N>>;
}
