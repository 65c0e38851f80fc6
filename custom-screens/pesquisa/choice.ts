/** What a search finds, as far as choosing some of it goes. */
export interface Choosable {
  readonly id: number;
  readonly tipo: number;
}

export interface Choice {
  readonly has: (id: number) => boolean;
  readonly toggle: (item: Choosable) => void;
}
