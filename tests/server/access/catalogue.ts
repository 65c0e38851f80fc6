import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';

/** Every call of the product: what a new file of `schemas/api` declares joins by itself. */
export const catalogue = async (): Promise<readonly EndpointDefinition[]> => {
  const files = readdirSync('schemas/api').map((name) => resolve('schemas/api', name));
  const modules = await Promise.all(files.map((path) => import(/* @vite-ignore */ path) as Promise<object>));
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Api'))
      .flatMap(([, api]) => Object.values(api as Record<string, EndpointDefinition>)),
  );
};

export const keyOf = ({ method, path }: EndpointDefinition): string => `${method} ${path}`;
