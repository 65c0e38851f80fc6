/** A record as the register engine receives it, relations already as ids. */
export type SeedRecord = Readonly<Record<string, unknown>>;

/** Where initial records go. The caller writes them through the register engine. */
export interface SeedTarget {
  /** Creates a record, or replaces it when `id` is given; answers its id. */
  saveRegister(name: string, record: SeedRecord, id?: number): Promise<number>;
  /** Creates many records of one register at once, in order; answers their ids. */
  saveRegisters(name: string, records: readonly SeedRecord[]): Promise<number[]>;
}

/** Ids of saved records by `register/key`, for whoever loads more on top. */
export type SeedIds = Map<string, number>;

export const seedKey = (register: string, key: string): string => `${register}/${key}`;
