/** Points of the screen in a rem, as large as the person made the letters. */
export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
