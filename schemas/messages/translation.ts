interface Tree {
  readonly [key: string]: string | Tree;
}

/** The texts of another language, for the areas that it has. */
export type Translation = Tree;

let source: () => Translation | undefined = () => undefined;

/** Says where the language in use is found: that of the screen in a browser, that of each request in a server. */
export function putTranslation(from: () => Translation | undefined): void {
  source = from;
}

/** The text of a key in the language in use, where that is not Portuguese and has it. */
export function translatedText(key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      source(),
    );
  return typeof found === 'string' ? found : undefined;
}
