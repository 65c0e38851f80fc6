/** The value at a path in dots: `unidades.0.cargo`; the whole for an empty path. */
export function valueAt(values: unknown, path: string): unknown {
  if (path === '') return values;
  return path
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], values);
}

/** A copy with the value at a path changed; undefined takes it away. */
export function withValue<T>(values: T, path: string, value: unknown): T {
  const [first = '', ...rest] = path.split('.');
  const node = (values ?? {}) as Record<string, unknown>;
  const next = rest.length === 0 ? value : withValue(node[first], rest.join('.'), value);
  if (Array.isArray(values))
    return values.map((item: unknown, index) => (index === Number(first) ? next : item)) as T;
  if (next === undefined) {
    const { [first]: _, ...others } = node;
    return others as T;
  }
  return { ...node, [first]: next } as T;
}
