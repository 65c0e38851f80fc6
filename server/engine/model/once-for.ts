/** Works something out once for each thing of a definition, and keeps it for as long as the thing is in use. */
export const onceFor = <K extends object, V>(make: (thing: K) => V): ((thing: K) => V) => {
  const kept = new WeakMap<K, { readonly value: V }>();
  return (thing) => {
    const known = kept.get(thing) ?? { value: make(thing) };
    kept.set(thing, known);
    return known.value;
  };
};
