/** What the drawing of a new flow begins from. */
export interface Begun {
  readonly file: File;
  /** Name of the ready flow that it is, if it is one. */
  readonly pronto: string | undefined;
}

const waiting = new Map<number, Begun>();

/** Left where the flow is created, for the designer, which opens next. */
export const beginWith = (id: number, begun: Begun): void => void waiting.set(id, begun);

/** Taken once. */
export const takeBegun = (id: number): Begun | undefined => {
  const begun = waiting.get(id);
  waiting.delete(id);
  return begun;
};
