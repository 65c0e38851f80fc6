import { sql } from 'kysely';
import { executableOf, flowElementsOf, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { Database } from '#server/base/db/connect.ts';
import { pictureOf } from '../andamento/index.ts';
import { within } from '../motor/index.ts';
import type { Times } from './times.ts';

/** The drawing of a version, each element with its part of all the time; what passes in a called flow passes in what calls it. */
export const heatOf = async (
  db: Database,
  versaoId: number,
  times: readonly Times[],
): Promise<DesenhoDoConteudo> => {
  const { rows } = await sql<{ xml: string }>`select xml from fluxo_versao where id = ${versaoId}`.execute(
    db,
  );
  const { definitions } = await readBpmn(rows[0]?.xml ?? '');
  return heatOn(definitions, times);
};

/** The same of a drawing that is at hand. */
export const heatOn = (
  definitions: ModdleElement,
  times: readonly Pick<Times, 'elemento' | 'total'>[],
): DesenhoDoConteudo => {
  const process = executableOf(definitions);
  if (!process) return { elementos: [], ligacoes: [] };
  const known = new Set(flowElementsOf(process).map(({ id }) => id));
  const spent = new Map<string, number>();
  for (const { elemento, total } of times) {
    const id = known.has(elemento) ? elemento : (elemento.split(within)[0] ?? elemento);
    spent.set(id, (spent.get(id) ?? 0) + total);
  }
  const all = times.reduce((sum, { total }) => sum + total, 0);
  const { elementos, ...picture } = pictureOf(definitions, process, { agora: [], feitos: [] });
  return {
    ...picture,
    elementos: elementos.map((one) => {
      const here = spent.get(one.id);
      return here === undefined || all === 0 ? one : { ...one, parte: here / all };
    }),
  };
};
