import { createContext } from 'react';
import { readResource, type FileLabel } from '../register.ts';

/** The record whose files are shown: by way of it they are read. */
interface FilePlace {
  readonly registro: string;
  readonly lugar: string | undefined;
  readonly id: number;
  /** What each file of the record is, by its id. */
  readonly labels: ReadonlyMap<string, FileLabel>;
}

export const FilePlaceContext = createContext<FilePlace | undefined>(undefined);

type Values = Readonly<Record<string, unknown>>;

/** The files of a record as it came, those of its rows too. */
export const filePlaceOf = (resource: string, record: Values & { readonly id: number }): FilePlace => {
  const { name, lugar } = readResource(resource);
  return { registro: name, lugar, id: record.id, labels: new Map(labelsIn(record)) };
};

const labelsIn = (values: Values): [string, FileLabel][] => {
  const rotulos = (values['rotulos'] ?? {}) as Values;
  const own = Object.entries(rotulos).flatMap(([name, rotulo]): [string, FileLabel][] => {
    const labels = [rotulo].flat();
    return [values[name]].flat().flatMap((id, index): [string, FileLabel][] => {
      const label = labels[index];
      return typeof id === 'string' && isFileLabel(label) ? [[id, label]] : [];
    });
  });
  const rows = Object.values(values).flatMap((value) =>
    Array.isArray(value) ? value.filter(isRow).flatMap(labelsIn) : [],
  );
  return [...own, ...rows];
};

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null;

export const isFileLabel = (label: unknown): label is FileLabel =>
  isRow(label) && typeof label['nome'] === 'string' && typeof label['tipo'] === 'string';
