/** Of a long text, what a person reads on the screen; the whole of it is downloaded. */
export const mostLetters = 200_000;
