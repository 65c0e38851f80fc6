/** What one file may unfold into: a few compressed kilobytes may hold gigabytes. All are looked at as the file is read. */
export const megabyte = 1_048_576;

/** Inflated bytes of one part. */
export const mostInflated = 256 * megabyte;
/** Bytes between one mark and the next: the text of one cell. */
export const mostWithoutMark = megabyte;
/** Texts that the cells share, and the signs of all of them together. */
export const mostStrings = 1_000_000;
export const mostStringSigns = 64 * megabyte;
/** Columns with something in them. */
export const mostColumns = 1_024;
/** Lines with something in them: an OpenDocument writes one and tells how often it is there. */
export const mostRows = 1_048_576;
/** Parts of the file. */
export const mostParts = 10_000;
