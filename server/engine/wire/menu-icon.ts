import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The lucide set as data: drawings by name, and names that are other names of a drawing. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

let set: Promise<IconSet> | undefined;

/** The SVG of a lucide icon by its name; undefined when there is none. */
export const menuIcon = async (name: string): Promise<string | undefined> => {
  set ??= readIcons();
  const { icons, aliases } = await set;
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  return (
    icon &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">${icon.body}</svg>`
  );
};

/** Every name that draws something. */
export const iconNames = async (): Promise<ReadonlySet<string>> => {
  set ??= readIcons();
  const { icons, aliases } = await set;
  return new Set([...Object.keys(icons), ...Object.keys(aliases)]);
};

const readIcons = async (): Promise<IconSet> => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  return JSON.parse(await readFile(file, 'utf8')) as IconSet;
};
