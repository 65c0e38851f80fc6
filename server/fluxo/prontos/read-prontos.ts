import { readFile } from 'node:fs/promises';
import { papelDaRaia } from '#schemas/fluxo/atividade.ts';
import { executableOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import { pictureOf } from '../andamento/index.ts';
import { prontos } from './prontos.ts';

type FluxoPronto = FluxosProntos['prontos'][number];

let read: Promise<FluxoPronto[]> | undefined;

/** The flows to begin from, with their drawings. They are files of the product: read once, they do not change. */
export const readProntos = async (): Promise<Pick<FluxosProntos, 'prontos'>> => {
  read ??= Promise.all(prontos.map(open));
  try {
    return { prontos: await read };
  } catch (error) {
    read = undefined;
    throw error;
  }
};

const open = async ({ arquivo, ...said }: (typeof prontos)[number]): Promise<FluxoPronto> => {
  const xml = await readFile(new URL(arquivo, import.meta.url), 'utf8');
  const { definitions } = await readBpmn(xml);
  const process = executableOf(definitions);
  return {
    ...said,
    xml,
    papeis: process ? rolesOf(process) : [],
    desenho: process
      ? pictureOf(definitions, process, { agora: [], feitos: [] })
      : { elementos: [], ligacoes: [] },
  };
};

/** Who takes part: each lane is of a role, to be chosen among those of the installation. */
const rolesOf = (process: ModdleElement): FluxoPronto['papeis'] =>
  ((process.get('laneSets') ?? []) as readonly ModdleElement[]).flatMap((set) =>
    ((set.get('lanes') ?? []) as readonly ModdleElement[]).flatMap((lane) =>
      isA(lane, 'bpmn:Lane') ? [{ codigo: papelDaRaia(lane), nome: lane.name ?? '' }] : [],
    ),
  );
