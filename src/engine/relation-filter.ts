/** Narrowing of the choices, already with the values of the form. */
export type RelationFilter = Readonly<Record<string, string | number | boolean | readonly number[]>>;
