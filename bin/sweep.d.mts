export const readPart: (args: readonly string[]) => string;
