import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Dossie, DossieFeito, TipoDossieCombo } from '#schemas/shapes/dossie.ts';
import type { Answer, Caller } from './app.ts';

const answered = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

/** Id of a type of dossier of the world, as a person finds it. */
export const dossieType = async (caller: Caller, nome = 'Dossiê funcional'): Promise<number> => {
  const { itens } = answered(await caller.get<{ itens: TipoDossieCombo[] }>('dossie/tipos'));
  const found = itens.find((tipo) => tipo.nome === nome);
  if (!found) throw new Error(`tipo ${nome} não encontrado em ${itens.map((t) => t.nome).join()}`);
  return found.id;
};

/** A dossier just opened. */
export const openedDossie = async (
  caller: Caller,
  said: Readonly<Record<string, unknown>> = {},
  tipo?: string,
): Promise<DossieFeito> =>
  answered(
    await caller.post<DossieFeito>('dossie', {
      tipoDossieId: await dossieType(caller, tipo),
      assunto: 'Vida funcional de Ana Prado',
      nome: 'Ana Prado',
      identificador: '1.234-5',
      ...said,
    }),
  );

export const readDossie = async (caller: Caller, id: number): Promise<Dossie> =>
  answered(await caller.get<Dossie>(`dossie/${id}`));

/** The dossier after contents were put in it, all of them. */
export const withPieces = async (
  caller: Caller,
  id: number,
  conteudoIds: readonly number[],
): Promise<Dossie> => {
  const { resultados } = answered(await caller.post<ResultadoLote>(`dossie/${id}/incluir`, { conteudoIds }));
  const refused = resultados.filter(({ ok }) => !ok);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return readDossie(caller, id);
};
