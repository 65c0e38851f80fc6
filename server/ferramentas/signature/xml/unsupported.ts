/** A way of saying what is signed that is not followed: nothing is told of it. */
export class Unsupported extends Error {}
