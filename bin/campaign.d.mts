export const readRounds: (args: readonly string[]) => number;
