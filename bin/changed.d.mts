export const changedFiles: () => Promise<readonly string[]>;

export const testsOf: (changed: readonly string[], tests: readonly string[]) => readonly string[];
