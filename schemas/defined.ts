/** What of an object is optional: the keys whose values may be undefined. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * The object without the properties that are undefined: for where one that is absent says something else than one that is undefined,
 * as in what is laid over another object, in what is walked by its keys and in a map of errors.
 */
export const defined = <const T extends object>(object: T): Defined<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
