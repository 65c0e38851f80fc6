const place = /\{([A-Za-z]\w*)\}/g;

/** Names of the fields that a template shows: `{sigla} - {nome}` has `sigla` and `nome`. */
export function templateFields(template: string): string[] {
  return Array.from(template.matchAll(place), (match) => match[1] ?? '');
}

/** Fills a template over a record; separators left alone at the ends by empty fields are dropped. */
export function fillTemplate(template: string, valueOf: (field: string) => string | undefined): string {
  return template
    .replace(place, (_, field: string) => valueOf(field) ?? '')
    .replace(/^[\s\-–/,·:]+|[\s\-–/,·:]+$/g, '');
}
