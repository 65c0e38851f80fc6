/** Lines of a chart that can still be read; the table has all of them. */
export const mostDrawn = 15;
