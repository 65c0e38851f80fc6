/** A piece of a template: fixed text or the name of a field. */
type TemplatePart = { readonly text: string } | { readonly field: string };

const place = /\{([A-Za-z]\w*)\}/g;

/** Splits `{sigla} - {nome}` into its parts. */
export function parseTemplate(template: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of template.matchAll(place)) {
    if (match.index > end) parts.push({ text: template.slice(end, match.index) });
    parts.push({ field: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push({ text: template.slice(end) });
  return parts;
}

/** Names of the fields that a template shows: `{sigla} - {nome}` has `sigla` and `nome`. */
export function templateFields(template: string): string[] {
  return parseTemplate(template).flatMap((part) => ('field' in part ? [part.field] : []));
}

/** Fills a template over a record; separators left alone at the ends by empty fields are dropped. */
export function fillTemplate(template: string, valueOf: (field: string) => string | undefined): string {
  return parseTemplate(template)
    .map((part) => ('field' in part ? (valueOf(part.field) ?? '') : part.text))
    .join('')
    .replace(/^[\s\-–/,·:]+|[\s\-–/,·:]+$/g, '');
}
