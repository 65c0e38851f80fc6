/** Places of a custom field of numbers (resources/campo-personalizado.json). */
const places = 1_000_000;

/** Two sums of such numbers, without what their binary form adds: 0.1 and 0.2 are 0.3. */
export const addExact = (a: number, b: number): number => Math.round((a + b) * places) / places;
