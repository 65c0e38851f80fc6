import type { Processo, TipoProcessoCombo } from '#schemas/shapes/processo.ts';
import type { Answer, Caller } from './app.ts';

interface Lista<T> {
  readonly itens: readonly T[];
}

/** Id of a type of process of the world, as a person finds it. */
export const processType = async (caller: Caller, nome: string): Promise<number> => {
  const { payload } = await caller.get<Lista<TipoProcessoCombo>>('processo/listar-tipo-processo-combo');
  const found = payload.itens.find((tipo) => tipo.nome === nome);
  if (!found) throw new Error(`tipo ${nome} não encontrado em ${payload.itens.map((t) => t.nome).join()}`);
  return found.id;
};

const answered = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

/** A process just opened, still without a number. */
export const openedProcess = async (
  caller: Caller,
  said: Readonly<Record<string, unknown>> = {},
  tipo = 'Contratação direta',
): Promise<Processo> =>
  answered(
    await caller.post<Processo>('processo', {
      tipoProcessoId: await processType(caller, tipo),
      assunto: 'Compra de mobiliário',
      ...said,
    }),
  );

/** A process with its number. */
export const concludedProcess = async (
  caller: Caller,
  said: Readonly<Record<string, unknown>> = {},
  tipo?: string,
): Promise<Processo> => {
  const { id, versao } = await openedProcess(caller, said, tipo);
  return answered(await caller.put<Processo>('processo/concluir', { id, versao }));
};

/** The process after a document was joined to it. */
export const joined = async (caller: Caller, processoId: number, documentoId: number): Promise<Processo> =>
  answered(await caller.put<Processo>(`processo/associar-documento/${processoId}/${documentoId}`, {}));

export const readProcess = async (caller: Caller, id: number): Promise<Processo> =>
  answered(await caller.get<Processo>(`processo/${id}`));
