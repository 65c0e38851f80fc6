/** Whether an address is of the product: from its root, and not of another place by a second slash. */
export const isInside = (to: string): boolean => /^\/[^/\\]/.test(to);
