interface Options {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** Reads `--flag`, `--value x` and words; undefined when something is not among the known ones. */
export const readOptions = (
  args: readonly string[],
  known: { readonly flags: readonly string[]; readonly values?: readonly string[] },
): Options | undefined => {
  const words: string[] = [];
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i] ?? '';
    const name = arg.slice(2);
    if (!arg.startsWith('--')) words.push(arg);
    else if (known.flags.includes(name)) flags.add(name);
    else if (known.values?.includes(name) && args[i + 1] !== undefined)
      values.set(name, args[(i += 1)] ?? '');
    else return undefined;
  }
  return { words, flags, values };
};
