export const buildClient: () => Promise<void>;
