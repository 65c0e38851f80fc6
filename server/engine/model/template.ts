/** A piece of a template: fixed text or the name of a field. */
export type TemplatePart = { readonly text: string } | { readonly field: string };

const placeholder = /\{([A-Za-z]\w*)\}/g;

/** Splits `"{sigla} - {nome}"` into its parts, for SQL to put together. */
export const parseTemplate = (template: string): readonly TemplatePart[] => {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of template.matchAll(placeholder)) {
    if (match.index > end) parts.push({ text: template.slice(end, match.index) });
    parts.push({ field: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push({ text: template.slice(end) });
  return parts;
};
