import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const kept = new Map<string, string | undefined>();

/** The SVG of a lucide icon by its name, from the very set that the client draws with; undefined when there is none. */
export const menuIcon = async (name: string): Promise<string | undefined> => {
  if (!kept.has(name)) kept.set(name, await render(name));
  return kept.get(name);
};

const render = async (name: string): Promise<string | undefined> => {
  // The meta-schema allows only letters, digits and hyphens, so the name cannot leave the folder of icons.
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    const module = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType };
    return renderToStaticMarkup(createElement(module.default));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
};
