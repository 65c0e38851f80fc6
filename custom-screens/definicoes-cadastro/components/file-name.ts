/** The last part of the path of a file. */
export const fileName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;
