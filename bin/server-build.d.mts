export const serverBuild: () => Promise<string | undefined>;
export const entryPoints: () => string[];
