/** Dictionaries whose entries are names of somebody's choice, each of what is drawn with. */
export const resourceKinds: ReadonlySet<string> = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'Pattern',
  'Shading',
  'ColorSpace',
  'Properties',
  'CharProcs',
  'AP',
]);
