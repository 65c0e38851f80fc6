import type { RegisterSecrets, RegistroBase, Registros } from '#schemas/generated-registers.ts';
import type { SealedSecret } from '#server/base/secret.ts';
import type { RecordExtras, RecordValues, RegisterRecord } from '#server/engine/records/record.ts';

/** A register whose definition is known as a type. */
type TypedRegister = keyof Registros;

/** The keys of an interface, as a type that is also a plain map of values. */
type Plain<T> = { [Key in keyof T]: T[Key] };

/** A record of the register as it is stored, without its secrets; of one that no type knows, any fields. */
export type RecordOf<Name extends string> = Name extends TypedRegister
  ? Plain<Registros[Name] & RecordExtras>
  : RegisterRecord;

/** A row that is computed: nobody created it. */
export type RowOf<Name extends string> = Name extends TypedRegister
  ? Plain<Omit<Registros[Name], keyof RegistroBase> & Pick<RegistroBase, 'id' | 'versao'>>
  : RegisterRecord;

/** What a write stores: the fields, and the secrets that it brought. A new row of a grid has no id yet. */
export type ValuesOf<Name extends string> = Name extends TypedRegister
  ? Written<Omit<Registros[Name], keyof RegistroBase>> & {
      [Key in RegisterSecrets[Name]]?: string | SealedSecret;
    }
  : RecordValues;

type Written<T> = { [Key in keyof T]: WrittenValue<T[Key]> };
type WrittenValue<T> = T extends readonly (infer Row extends { id: number })[]
  ? (Written<Omit<Row, 'id'>> & { id?: number })[]
  : T;
